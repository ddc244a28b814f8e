import { staffParcelServices } from '#contract/parcel-services.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { formatMoney, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { SplitForm } from './SplitForm.tsx'
import type { ServiceProps } from './service.ts'
import { text } from './services.text.ts'

const tones = { asked: 'wait', done: 'done', refused: 'bad', withdrawn: 'hand' } as const

/** What is to be done with one parcel, where it is, and the form that answers. */
export function ServiceCard({ service, onDone }: ServiceProps) {
  const t = useText(text)
  const may = useMay()
  const { state, trackingNumber, quantity, memberName, memberNumber } = service
  const what = quantity > 1 ? t.fill('quantity', { service: service.text, count: quantity }) : service.text
  return (
    <Card title={`${what} · ${trackingNumber}`} actions={<StatusTag tone={tones[state]}>{t[state]}</StatusTag>}>
      <div className={desk.stack}>
        <dl className={desk.facts}>
          <Fact label={t.place}>
            {service.warehouseName} · {service.shelf ?? t.noShelf}
          </Fact>
          <Fact label={t.member}>
            {memberName} <span className="num muted">{memberNumber}</span>
          </Fact>
          {service.note && <Fact label={t.wish}>{service.note}</Fact>}
          <Fact label={t.paid}>
            <span className="num">{formatMoney(service.amountMinor, service.currency)}</span>
          </Fact>
          <Fact label={t.since}>
            <When at={service.askedAt} />
          </Fact>
          {state !== 'asked' && <Answered service={service} />}
        </dl>
        {state === 'asked' &&
          (may(staffParcelServices.refuse) ? (
            <Forms service={service} onDone={onDone} />
          ) : (
            <p className="muted">{t.byOthers}</p>
          ))}
      </div>
    </Card>
  )
}

/** A split has a form of its own; that it is not possible is folded away below it. */
function Forms({ service, onDone }: ServiceProps) {
  const t = useText(text)
  const may = useMay()
  if (service.split === null || !may(staffParcelServices.split)) return <AnswerForm service={service} onDone={onDone} />
  return (
    <>
      <SplitForm service={service} split={service.split} onDone={onDone} />
      <details>
        <summary>{t.refuse}</summary>
        <AnswerForm service={service} onDone={onDone} />
      </details>
    </>
  )
}

function Answered({ service }: Pick<ServiceProps, 'service'>) {
  const t = useText(text)
  const { answer, photos, staffName, closedAt } = service
  const when = closedAt === null ? '' : formatWhen(closedAt, t.language)
  const by = staffName === null ? t.fill('bySystem', { when }) : t.fill('by', { name: staffName, when })
  return (
    <Fact label={t.answer}>
      {answer && <div>{answer}</div>}
      <div className="muted">{service.state === 'withdrawn' && staffName === null ? when : by}</div>
      {photos.length > 0 && <PhotoStrip photos={photos} of={service.trackingNumber} />}
    </Fact>
  )
}
