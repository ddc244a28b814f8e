import { useWrite } from '#web/client/queries.ts'
import { CmInput } from '#web/kit/form/CmInput.tsx'
import { CountInput } from '#web/kit/form/CountInput.tsx'
import { useSubmit } from '#web/kit/form/use-submit.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { formatKg, formatSize } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked, type Change } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { ScaleInput } from '#web/staff/receiving/ScaleInput.tsx'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SyntheticEvent } from 'react'
import { correct, parcelReads, type StaffParcel } from './staff-parcel.ts'
import { text } from './text.ts'

interface Props {
  readonly parcel: StaffParcel
  readonly onDone: (said: string) => void
}

type Say = ReturnType<typeof useText<typeof text>>

const valuesOf = (parcel: StaffParcel) => ({
  trackingNumber: parcel.trackingNumber,
  pieces: parcel.totalPieces as number | '',
  weightG: parcel.actualWeightG,
  lengthMm: parcel.lengthMm,
  widthMm: parcel.widthMm,
  heightMm: parcel.heightMm,
  reason: '',
})
type Values = ReturnType<typeof valuesOf>

/** B-IN-05: what was read or typed wrongly. The earlier weighing stays beside the right one. */
export function CorrectForm({ parcel, onDone }: Props) {
  const t = useText(text)
  const { id, version, trackingNumber: number } = parcel
  const isWeighed = parcel.actualWeightG !== null
  const missing = (value: unknown) => (value === null || value === '' ? t.required : null)
  const measured = (value: unknown) => (isWeighed ? missing(value) : null)
  const form = useForm<Values>({
    initialValues: valuesOf(parcel),
    validate: {
      trackingNumber: (typed) => missing(typed.trim()),
      pieces: missing,
      weightG: measured,
      lengthMm: measured,
      widthMm: measured,
      heightMm: measured,
      reason: (typed) => missing(typed.trim()),
    },
  })
  const write = useWrite(correct, {
    refreshes: parcelReads,
    onDone: (after) => onDone(t.fill('corrected', { number: after.trackingNumber })),
  })
  const submit = useSubmit(form, write, (values) => ({
    id,
    version,
    reason: values.reason.trim(),
    trackingNumber: values.trackingNumber.trim(),
    pieces: Number(values.pieces),
    ...(isWeighed
      ? {
          actualWeightG: values.weightG ?? 0,
          lengthMm: values.lengthMm ?? 0,
          widthMm: values.widthMm ?? 0,
          heightMm: values.heightMm ?? 0,
        }
      : {}),
  }))
  const changes = changesIn(t, valuesOf(parcel), form.values)
  const ask = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.validate().hasErrors) return submit.onSubmit(event)
    if (changes.every(({ before, after }) => before === after)) return form.setErrors({ reason: t.unchanged })
    const question = {
      title: t.fill('correctTitle', { number }),
      sentence: <Asked sentence={t.correctSentence} changes={changes} />,
      confirm: t.correct,
    }
    if (await confirmed(question)) submit.onSubmit()
  }
  return (
    <form className={desk.stack} noValidate onSubmit={(event) => void ask(event)}>
      <div className={desk.fields}>
        <TextInput label={t.search} maxLength={32} autoComplete="off" {...form.getInputProps('trackingNumber')} />
        <CountInput label={t.pieces} most={9999} {...form.getInputProps('pieces')} />
      </div>
      {isWeighed && (
        <div className={desk.measures}>
          <ScaleInput label={t.weight} {...form.getInputProps('weightG')} />
          <CmInput label={t.length} {...form.getInputProps('lengthMm')} />
          <CmInput label={t.width} {...form.getInputProps('widthMm')} />
          <CmInput label={t.height} {...form.getInputProps('heightMm')} />
        </div>
      )}
      <TextInput
        label={t.reason}
        description={t.reasonHint}
        maxLength={200}
        autoComplete="off"
        {...form.getInputProps('reason')}
      />
      {submit.alert}
      <Button type="submit" variant="default" loading={submit.isSending} style={{ justifySelf: 'start' }}>
        {t.correct}
      </Button>
    </form>
  )
}

const changesIn = (t: Say, before: Values, after: Values): readonly Change[] => [
  { label: t.search, before: before.trackingNumber, after: after.trackingNumber.trim() },
  { label: t.pieces, before: String(before.pieces), after: String(after.pieces) },
  { label: t.weight, before: kg(before), after: kg(after) },
  { label: t.size, before: size(before), after: size(after) },
]

const kg = ({ weightG }: Values) => (weightG === null ? '' : formatKg(weightG))

const size = ({ lengthMm, widthMm, heightMm }: Values) =>
  lengthMm === null || widthMm === null || heightMm === null ? '' : formatSize(lengthMm, widthMm, heightMm)
