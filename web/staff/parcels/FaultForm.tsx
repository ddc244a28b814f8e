import { abnormalText, blockingAbnormalCodes, foundByStaff } from '#contract/codes.ts'
import { useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import desk from '#web/staff/desk.module.css'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { parcelReads, setAbnormal, type StaffParcel, type WorkProps } from './staff-parcel.ts'
import { text } from './text.ts'

type Code = '' | (typeof foundByStaff)[number]

/** B-IN-08: says what is wrong with a parcel in stock, or that it is settled; asks first, because its member is told. */
export function FaultForm({ parcel, onDone }: WorkProps) {
  const t = useText(text)
  const { id, version, trackingNumber: number } = parcel
  const before = saidOf(parcel)
  const [code, setCode] = useState<Code>(before)
  const [note, setNote] = useState('')
  const write = useWrite(setAbnormal, {
    refreshes: parcelReads,
    onDone: () => onDone(t.fill('faultSaid', { number })),
  })
  const wordsOf = (each: Code) => (each === '' ? t.faultNone : abnormalText[each][t.language])
  const save = async () => {
    const changes = [
      { label: t.fault, before: wordsOf(before), after: [wordsOf(code), note.trim()].filter(Boolean).join(' · ') },
    ]
    const question = {
      title: t.fill('faultTitle', { number }),
      sentence: <Asked sentence={t.faultSentence} changes={changes} />,
      confirm: t.save,
    }
    if (await confirmed(question)) write.mutate({ id, version, code, text: note.trim() })
  }
  const isBlocking = blockingAbnormalCodes.some((each) => each === code)
  return (
    <div className={desk.stack}>
      <NativeSelect
        label={t.fault}
        data={['' as const, ...foundByStaff].map((each) => ({ value: each, label: wordsOf(each) }))}
        description={isBlocking ? t.faultBlocks : undefined}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value as Code)}
      />
      {code !== '' && (
        <TextInput
          label={t.faultNote}
          description={t.faultNoteHint}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {write.error && <FormAlert error={write.error}>{write.error.message}</FormAlert>}
      <div>
        <ReasonButton
          variant="default"
          reason={code === before && note.trim() === '' ? t.unchanged : null}
          loading={write.isPending}
          onClick={() => void save()}
        >
          {t.save}
        </ReasonButton>
      </div>
    </div>
  )
}

/** What staff found, among what is wrong with it. */
function saidOf({ abnormal }: StaffParcel): Code {
  const faults: readonly string[] = abnormal ? [abnormal.code, ...abnormal.also] : []
  return foundByStaff.find((code) => faults.includes(code)) ?? ''
}
