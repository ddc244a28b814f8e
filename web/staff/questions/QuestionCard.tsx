import { questionChoiceText, questionKindText } from '#contract/parcel-questions.text.ts'
import { questionCan } from '#domain/parcel-question.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { EndForm } from './EndForm.tsx'
import type { Question, QuestionProps } from './question.ts'
import { text } from './text.ts'

const tones = { asked: 'way', answered: 'hand', settled: 'done', withdrawn: 'way' } as const

/** Which parcel, what is asked by whom and until when, and the member's decision. */
export function QuestionCard({ question, onDone }: QuestionProps) {
  const t = useText(text)
  const { kind, state, trackingNumber, isOverdue, photos, settledBy, settledAt, settledNote, remindedAt } = question
  const when = (at: string) => formatWhen(at, t.language)
  return (
    <Card
      title={`${questionKindText[kind][t.language]} · ${trackingNumber}`}
      actions={<StatusTag tone={isOverdue ? 'bad' : tones[state]}>{isOverdue ? t.overdue : t[state]}</StatusTag>}
    >
      <div className={desk.stack}>
        <dl className={desk.facts}>
          <Fact label={t.member}>
            {question.memberName} <span className="num muted">{question.memberNumber}</span>
          </Fact>
          <Fact label={t.place}>
            {question.warehouseName} · {question.shelf ?? t.noShelf}
          </Fact>
          <Fact label={t.words}>{question.words}</Fact>
          <Fact label={t.options}>
            {question.options.map(({ choice }) => questionChoiceText[choice][t.language]).join(' · ')}
          </Fact>
          <Fact label={t.askedBy}>{t.fill('by', { name: question.askedBy, when: when(question.askedAt) })}</Fact>
          <Fact label={t.due}>
            {when(question.dueAt)}
            {remindedAt !== null && <div className="muted">{t.fill('reminded', { when: when(remindedAt) })}</div>}
          </Fact>
          <Answer question={question} />
          {settledBy !== null && settledAt !== null && (
            <Fact label={t.outcome}>
              <div>{settledNote}</div>
              {t.fill('by', { name: settledBy, when: when(settledAt) })}
            </Fact>
          )}
        </dl>
        {photos.length > 0 && <PhotoStrip photos={photos} of={trackingNumber} />}
        {questionCan.withdraw(question) && <EndForm question={question} onDone={onDone} />}
      </div>
    </Card>
  )
}

function Answer({ question: { answer } }: { readonly question: Question }) {
  const t = useText(text)
  if (answer === null) return null
  const { choice, note, amountMinor, currency, answeredAt, givenBackAt } = answer
  return (
    <Fact label={t.answer}>
      <strong>{questionChoiceText[choice][t.language]}</strong>{' '}
      <span className="muted">
        {amountMinor === 0 ? t.free : formatMoney(amountMinor, currency)} · {formatWhen(answeredAt, t.language)}
        {givenBackAt !== null && amountMinor > 0 && ` · ${t.isBack}`}
      </span>
      {note !== '' && <div>{note}</div>}
    </Fact>
  )
}
