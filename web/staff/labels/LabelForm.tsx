import * as refusalCode from '#contract/refusals/codes.ts'
import { labelCopiesMost, labelSizes, type LabelSize } from '#domain/label.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { Button, NativeSelect, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { useLabelSize } from './label-size.ts'
import styles from './labels.module.css'
import type { Print, Printed } from './print-label.ts'
import { text } from './text.ts'
import { usePrintLabel } from './use-print-label.ts'
import { usePrinter } from './use-printer.ts'

interface LabelFormProps extends Pick<Print, 'id' | 'of'> {
  /** Then it asks for a reason at once, and not only after the server has refused. */
  readonly wasPrinted: boolean
}

interface Values {
  readonly copies: number | string
  readonly reason: string
}

/** Prints the label of a parcel, or gives it as a file for label printers. */
export function LabelForm({ id, of, wasPrinted }: LabelFormProps) {
  const t = useText(text)
  const [size, keepSize] = useLabelSize()
  const [said, say] = useState('')
  const [isAgain, setAgain] = useState(wasPrinted)
  const { target, printers, chosen, choose } = usePrinter()
  const how = useRef<Pick<Print, 'format' | 'to'>>({ format: 'pdf', to: 'browser' })
  const form = useForm<Values>({
    initialValues: { copies: 1, reason: '' },
    validate: {
      copies: (typed) => (isCopies(Number(typed)) ? null : t.copiesOut),
      reason: (typed) => (isAgain && typed.trim() === '' ? t.reasonMissing : null),
    },
  })
  const write = usePrintLabel({
    onDone: (printed) => {
      setAgain(true)
      form.reset()
      say(wordsOf(printed))
    },
    onAgain: () => setAgain(true),
  })
  const wordsOf = ({ count, file, printer }: Printed) => {
    if (printer !== null) return t.fill('sent', { printer, count })
    return file === null ? t.fill('printing', { count }) : t.fill('saved', { file, count })
  }
  const submit = useSubmit(
    form,
    write,
    ({ copies, reason }) => ({ id, of, size, ...how.current, copies: Number(copies), reason: reason.trim() }),
    { [refusalCode.label_printed]: 'reason' },
  )
  const as = (format: Print['format'], to: Print['to']) => () => {
    how.current = { format, to }
    say('')
  }
  const choosePrinter = (stationId: string) => {
    choose(stationId)
    const paper = printers.find((each) => each.stationId === stationId)?.size
    if (paper) keepSize(paper)
  }
  return (
    <form className={styles.label} noValidate onSubmit={submit.onSubmit}>
      <div className={styles.choices}>
        <SegmentedControl
          classNames={{ label: styles.size ?? '' }}
          aria-label={t.size}
          value={size}
          onChange={(chosen) => keepSize(chosen as LabelSize)}
          data={labelSizes.map((each) => ({ value: each, label: t[each] }))}
        />
        <NumberInput
          label={t.copies}
          min={1}
          max={labelCopiesMost}
          allowDecimal={false}
          {...form.getInputProps('copies')}
        />
      </div>
      {printers.length > 0 && (
        <NativeSelect
          label={t.printer}
          value={chosen?.stationId ?? ''}
          onChange={({ currentTarget }) => choosePrinter(currentTarget.value)}
          data={[
            { value: '', label: t.thisBrowser },
            ...printers.map(({ stationId, name }) => ({ value: stationId, label: t.fill('ofStation', { name }) })),
          ]}
        />
      )}
      {isAgain && (
        <TextInput
          label={t.reason}
          description={t.reasonHint}
          maxLength={200}
          autoComplete="off"
          {...form.getInputProps('reason')}
        />
      )}
      {submit.alert}
      <div className={desk.answers}>
        {target !== 'file' && (
          <Button
            type="submit"
            variant="default"
            h={44}
            loading={submit.isSending}
            onClick={as(target === 'browser' ? 'pdf' : 'zpl', target)}
          >
            {t.print}
          </Button>
        )}
        {target !== 'browser' && (
          <Button
            type="submit"
            variant={target === 'file' ? 'default' : 'subtle'}
            h={44}
            disabled={submit.isSending}
            onClick={as('pdf', 'file')}
          >
            {t.pdf}
          </Button>
        )}
        <Button type="submit" variant="subtle" h={44} disabled={submit.isSending} onClick={as('zpl', 'file')}>
          {t.zpl}
        </Button>
      </div>
      <Said>{said}</Said>
    </form>
  )
}

const isCopies = (copies: number) => Number.isInteger(copies) && copies >= 1 && copies <= labelCopiesMost
