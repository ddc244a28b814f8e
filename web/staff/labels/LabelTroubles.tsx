import { Refusal } from '#web/client/api.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { NextStep } from '#web/kit/message/NextStep.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Button } from '@mantine/core'
import { text } from './text.ts'
import type { useLabelAfterReceipt } from './use-label-after-receipt.ts'

/** The receipts stand; their labels are missing. Until somebody has pressed something about each. */
export function LabelTroubles({ labels }: { readonly labels: ReturnType<typeof useLabelAfterReceipt> }) {
  const t = useText(text)
  return labels.troubles.map((trouble) => {
    const { number, print, error } = trouble
    const why = error instanceof Refusal ? error.message : t.noAnswer
    return (
      <FormAlert key={print.id}>
        <strong>{t.fill('notPrinted', { number })}</strong>
        <p>{why}</p>
        <NextStep error={error} />
        <div className={desk.answers}>
          <Button variant="default" h={44} onClick={() => labels.again(trouble, print.to)}>
            {t.again}
            <OfRow name={number} />
          </Button>
          <Button variant="default" h={44} onClick={() => labels.again(trouble, 'file')}>
            {t.pdf}
            <OfRow name={number} />
          </Button>
          <Button variant="subtle" h={44} onClick={() => labels.forget(print.id)}>
            {t.dismiss}
            <OfRow name={number} />
          </Button>
        </div>
      </FormAlert>
    )
  })
}
