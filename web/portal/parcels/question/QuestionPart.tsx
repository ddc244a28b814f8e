import { questionChoiceText, questionKindText } from '#contract/parcel-questions.text.ts'
import { parcelQuestions } from '#contract/parcel-questions.ts'
import { questionCan } from '#domain/parcel-question.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Stack } from '@mantine/core'
import { AnswerForm } from './AnswerForm.tsx'
import { type Question, questionReads } from './question-reads.ts'
import { text } from './question.text.ts'

const tones = { asked: 'wait', answered: 'hand', settled: 'done', withdrawn: 'way' } as const

/** What staff ask about a parcel, and what was answered (E-130 to E-132). */
export function QuestionPart({ parcelId }: { readonly parcelId: string }) {
  const t = useText(text)
  const { data } = useRead(parcelQuestions.list, { parcelId }, { fresh: true })
  return data?.list.map((question) => {
    const { id, kind, words, photos, state, dueAt, settledAt, settledNote } = question
    const title = t.fill(questionCan.answer(question) ? 'title' : 'ended', { kind: questionKindText[kind][t.language] })
    return (
      <Card key={id} title={title} actions={<StatusTag tone={tones[state]}>{t[state]}</StatusTag>}>
        <Stack gap="sm" align="start">
          <p>{words}</p>
          {photos.length > 0 && <PhotoStrip photos={photos} of={t.photos} />}
          {state === 'asked' && (
            <>
              <p className="muted">{t.fill('until', { when: formatWhen(dueAt, t.language) })}</p>
              <AnswerForm question={question} balancesMinor={data.balancesMinor} />
            </>
          )}
          <Answer question={question} />
          {settledAt !== null && (
            <p>{t.fill('outcome', { when: formatWhen(settledAt, t.language), note: settledNote })}</p>
          )}
        </Stack>
      </Card>
    )
  })
}

function Answer({ question: { id, state, answer } }: { readonly question: Question }) {
  const t = useText(text)
  const takeBack = useWrite(parcelQuestions.takeBack, {
    refreshes: questionReads,
    onDone: () => showSuccess(t.saidTakenBack),
  })
  if (answer === null) return null
  const { choice, note, amountMinor, currency, answeredAt, givenBackAt } = answer
  const amount = formatMoney(amountMinor, currency)
  const ask = async () => {
    const question = {
      title: t.takeBackTitle,
      sentence: amountMinor === 0 ? t.takeBackFree : t.fill('takeBackPaid', { amount }),
      confirm: t.takeBack,
    }
    if (await confirmed(question)) takeBack.mutate({ id })
  }
  return (
    <>
      <p>
        {t.fill('chose', {
          when: formatWhen(answeredAt, t.language),
          choice: questionChoiceText[choice][t.language],
          price: amountMinor === 0 ? t.atNoCharge : t.fill('paid', { amount }),
        })}{' '}
        {givenBackAt !== null &&
          amountMinor > 0 &&
          t.fill('isBack', { amount, when: formatWhen(givenBackAt, t.language) })}
      </p>
      {note !== '' && <p className="muted">{note}</p>}
      {takeBack.error && <FormAlert error={takeBack.error}>{takeBack.error.message}</FormAlert>}
      {state === 'answered' && (
        <Button variant="default" size="sm" loading={takeBack.isPending} onClick={() => void ask()}>
          {t.takeBack}
        </Button>
      )}
    </>
  )
}
