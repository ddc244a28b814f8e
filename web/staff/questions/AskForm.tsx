import { files } from '#contract/files.ts'
import { questionChoiceText, questionKindText } from '#contract/parcel-questions.text.ts'
import { staffParcelQuestions } from '#contract/parcel-questions.ts'
import {
  answerDaysMax,
  choicesOf,
  type QuestionChoice,
  type QuestionKind,
  questionChoices,
  questionKinds,
} from '#domain/parcel-question.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { type Photo, PhotosField, usePhotosOnTheWay } from '#web/kit/form/PhotosField.tsx'
import { text as photosText } from '#web/kit/form/photos.text.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import type { WorkProps } from '#web/staff/parcels/staff-parcel.ts'
import { ReasonButton } from '#web/staff/ReasonButton.tsx'
import { Checkbox, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { questionReads } from './question.ts'
import { text } from './text.ts'

const usualDays = 7

/** B-IN-33: what the member reads, what they may choose at which price, and how long they have. */
export function AskForm({ parcel: { id, abnormal }, onDone }: WorkProps) {
  const t = useText(text)
  const photoWords = useText(photosText)
  const { data: priced } = useRead(staffParcelQuestions.prices, {})
  const faults: readonly string[] = abnormal ? [abnormal.code, ...abnormal.also] : []
  const [kind, setKind] = useState<QuestionKind>(usualKind(faults))
  const [left, setLeft] = useState<readonly QuestionChoice[]>([])
  const [words, setWords] = useState('')
  const [days, setDays] = useState(usualDays)
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const isWaiting = usePhotosOnTheWay()
  const ask = useWrite(staffParcelQuestions.ask, {
    refreshes: questionReads,
    onDone: ({ dueAt }) => {
      setWords('')
      setPhotos([])
      onDone(t.fill('saidAsked', { when: formatWhen(dueAt, t.language) }))
    },
  })
  const choices = choicesOf[kind].filter((choice) => !left.includes(choice))
  const priceOf = (choice: QuestionChoice) => {
    const price = priced?.prices.find((each) => each.choice === choice)?.priceMinor
    if (!price || (price.CNY === 0 && price.HKD === 0)) return t.free
    return `${formatMoney(price.CNY, 'CNY')} / ${formatMoney(price.HKD, 'HKD')}`
  }
  const choose = (chosen: readonly string[]) => setLeft(questionChoices.filter((each) => !chosen.includes(each)))
  const missing =
    (isWaiting && photoWords.wait) ||
    (words.trim() === '' && t.needsWords) ||
    (choices.length === 0 && t.needsChoice) ||
    null
  const send = () =>
    ask.mutate({
      id,
      kind,
      words: words.trim(),
      choices,
      answerDays: days,
      photoFileIds: photos.map(({ fileId }) => fileId),
    })
  return (
    <div className={desk.stack}>
      <NativeSelect
        label={t.kind}
        data={questionKinds.map((each) => ({ value: each, label: questionKindText[each][t.language] }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as QuestionKind)}
      />
      <Textarea
        label={t.askWords}
        description={t.askWordsHint}
        maxLength={500}
        autosize
        minRows={2}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Checkbox.Group label={t.choices} value={choices} onChange={choose}>
        <Stack gap="xs" mt="xs">
          {choicesOf[kind].map((choice) => (
            <Checkbox
              key={choice}
              value={choice}
              label={`${questionChoiceText[choice][t.language]} · ${priceOf(choice)}`}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={t.days}
        data={[1, 2, 3, 5, usualDays, 14, answerDaysMax].map(String)}
        value={String(days)}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      <PhotosField
        purpose="photo"
        uploadPath={files.staffUpload.path}
        fromCamera
        label={t.proof}
        about={t.ask}
        photos={photos}
        onAdd={(photo) => setPhotos((before) => [...before, photo])}
        onRemove={(removed) => setPhotos((before) => before.filter(({ fileId }) => fileId !== removed))}
      />
      {ask.error && <FormAlert error={ask.error}>{ask.error.message}</FormAlert>}
      <div>
        <ReasonButton variant="default" reason={missing} loading={ask.isPending} onClick={send}>
          {t.askSend}
        </ReasonButton>
      </div>
    </div>
  )
}

function usualKind(faults: readonly string[]): QuestionKind {
  if (faults.includes('PROHIBITED')) return 'prohibited'
  if (faults.includes('DAMAGED')) return 'damaged'
  return faults.includes('MISMATCH') ? 'contents' : 'other'
}
