import { parcelServices } from '#contract/parcel-services.ts'
import { useRead, useWrite } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { PhotoStrip } from '#web/kit/look/PhotoStrip.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showSuccess } from '#web/kit/message/toast.ts'
import { formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Button } from '@mantine/core'
import { AskForm } from './AskForm.tsx'
import { serviceReads, type Services } from './service-reads.ts'
import styles from './services.module.css'
import { text } from './services.text.ts'

type AskedService = Services['asked'][number]

interface ServicesPartProps {
  readonly parcel: { readonly id: string; readonly status: string }
}

/** What may be asked for on this parcel, and what became of it (E-140 to E-142); nothing where there is neither. */
export function ServicesPart({ parcel: { id, status } }: ServicesPartProps) {
  const t = useText(text)
  const { data } = useRead(parcelServices.list, { parcelId: id }, { fresh: true })
  if (!data || data.offered.length + data.asked.length === 0) return null
  return (
    <Card title={t.title}>
      <div className={styles.part}>
        {data.asked.length > 0 && (
          <ul className={styles.asked}>
            {data.asked.map((service) => (
              <AskedLine key={service.id} service={service} />
            ))}
          </ul>
        )}
        {data.offered.length > 0 && (
          <>
            <p className="muted">{status === 'forecast' ? t.leadForecast : t.lead}</p>
            <AskForm parcelId={id} services={data} />
          </>
        )}
      </div>
    </Card>
  )
}

const tones = { asked: 'wait', done: 'done', refused: 'bad', withdrawn: 'hand' } as const

function AskedLine({ service }: { readonly service: AskedService }) {
  const t = useText(text)
  const { id, state, quantity, answer, photos, note } = service
  const price = formatMoney(service.amountMinor, service.currency)
  const withdraw = useWrite(parcelServices.withdraw, {
    refreshes: serviceReads,
    onDone: () => showSuccess(t.saidWithdrawn),
  })
  const ask = async () => {
    const question = {
      title: t.fill('withdrawTitle', { service: service.text }),
      sentence: t.fill('withdrawSentence', { price }),
      confirm: t.withdraw,
    }
    if (await confirmed(question)) withdraw.mutate({ id })
  }
  return (
    <li>
      <span className={styles.head}>
        <strong>{quantity > 1 ? t.fill('times', { service: service.text, count: quantity }) : service.text}</strong>
        <StatusTag tone={tones[state]}>{t[state]}</StatusTag>
        <span className="num">{price}</span>
      </span>
      {note && <span className="muted">{note}</span>}
      {answer && <span>{answer}</span>}
      {photos.length > 0 && <PhotoStrip photos={photos} of={service.text} />}
      <span className="muted">
        <When at={service.closedAt ?? service.askedAt} />
      </span>
      {state === 'asked' && (
        <Button
          variant="subtle"
          size="compact-md"
          ml={-10}
          style={{ justifySelf: 'start' }}
          loading={withdraw.isPending}
          onClick={() => void ask()}
        >
          {t.withdraw}
          <OfRow name={service.text} />
        </Button>
      )}
      {withdraw.error && <FormAlert error={withdraw.error}>{withdraw.error.message}</FormAlert>}
    </li>
  )
}
