import * as refusalCode from '#contract/refusals/codes.ts'
import { labelCopiesMost, type LabelFormat, labelSizes, type LabelSize } from '#domain/label.ts'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Said } from '#web/staff/lists/Said.tsx'
import { Button, NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useRef, useState } from 'react'
import { useLabelSize } from './label-size.ts'
import styles from './labels.module.css'
import { text } from './text.ts'
import { type Print, usePrintLabel } from './use-print-label.ts'

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
  const format = useRef<LabelFormat>('pdf')
  const form = useForm<Values>({
    initialValues: { copies: 1, reason: '' },
    validate: {
      copies: (typed) => (isCopies(Number(typed)) ? null : t.copiesOut),
      reason: (typed) => (isAgain && typed.trim() === '' ? t.reasonMissing : null),
    },
  })
  const write = usePrintLabel({
    onDone: ({ count, file }) => {
      setAgain(true)
      form.reset()
      say(file === null ? t.fill('printing', { count }) : t.fill('saved', { file, count }))
    },
    onAgain: () => setAgain(true),
  })
  const submit = useSubmit(
    form,
    write,
    ({ copies, reason }) => ({ id, of, size, format: format.current, copies: Number(copies), reason: reason.trim() }),
    { [refusalCode.label_printed]: 'reason' },
  )
  const as = (chosen: LabelFormat) => () => {
    format.current = chosen
    say('')
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
        <Button type="submit" variant="default" h={44} loading={submit.isSending} onClick={as('pdf')}>
          {t.print}
        </Button>
        <Button type="submit" variant="subtle" h={44} disabled={submit.isSending} onClick={as('zpl')}>
          {t.zpl}
        </Button>
      </div>
      <Said>{said}</Said>
    </form>
  )
}

const isCopies = (copies: number) => Number.isInteger(copies) && copies >= 1 && copies <= labelCopiesMost
