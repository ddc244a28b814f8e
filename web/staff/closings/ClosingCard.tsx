import { closingCauseText, closingReasonText } from '#contract/parcel-closings.text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import type { ClosingProps } from './closing.ts'
import { SettleForm } from './SettleForm.tsx'
import { text } from './text.ts'

const tones = { asked: 'wait', confirmed: 'done', refused: 'bad', withdrawn: 'hand' } as const

/** Which parcel, how it leaves, who says so, and the answer of the second person. */
export function ClosingCard({ closing, onDone }: ClosingProps) {
  const t = useText(text)
  const { state, trackingNumber, settledBy, settledAt, settledNote } = closing
  const how = closingReasonText[closing.reason][t.language]
  return (
    <Card title={`${how} · ${trackingNumber}`} actions={<StatusTag tone={tones[state]}>{t[state]}</StatusTag>}>
      <div className={desk.stack}>
        <dl className={desk.facts}>
          <Fact label={t.member}>
            {closing.memberName} <span className="num muted">{closing.memberNumber}</span>
          </Fact>
          <Fact label={t.place}>
            {closing.warehouseName} · {closing.shelf ?? t.noShelf}
          </Fact>
          {closing.intoNumber && (
            <Fact label={t.into}>
              <span className="num">{closing.intoNumber}</span>
            </Fact>
          )}
          <Fact label={t.note}>
            {closing.note}
            {closing.cause && <div className="muted">{closingCauseText[closing.cause][t.language]}</div>}
          </Fact>
          <Fact label={t.askedBy}>
            {t.fill('by', { name: closing.askedBy, when: formatWhen(closing.askedAt, t.language) })}
          </Fact>
          {settledBy !== null && settledAt !== null && (
            <Fact label={t.settled}>
              {settledNote && <div>{settledNote}</div>}
              {t.fill('by', { name: settledBy, when: formatWhen(settledAt, t.language) })}
            </Fact>
          )}
        </dl>
        {closing.photos.length > 0 && <PhotoStrip photos={closing.photos} of={trackingNumber} />}
        {state === 'asked' && <SettleForm closing={closing} onDone={onDone} />}
      </div>
    </Card>
  )
}
