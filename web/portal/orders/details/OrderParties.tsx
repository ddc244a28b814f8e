import { editPath } from '#web/paths.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { CopyButton } from '#web/kit/look/CopyButton.tsx'
import { Link } from '#web/kit/look/Link.tsx'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { text } from './text.ts'
import styles from './OrderDetailsPage.module.css'

type Party = Order['consignee']

/** Where it goes: the receiver and the pick-up point; and the shipper. */
export function OrderParties({ order }: { readonly order: Order }) {
  const t = useText(text)
  const { pickUpPoint } = order
  return (
    <>
      <PartyCard title={t.receiver} party={order.consignee} changePath={canEdit(order) ? editPath(order) : null} />
      {pickUpPoint && (
        <Card title={t.pickUpPoint}>
          <address className={styles.address}>
            <strong>{pickUpPoint.name}</strong>
            <span>{pickUpPoint.address}</span>
            <span className="num">{pickUpPoint.phone}</span>
            <span className="muted">{t.fill('pickUpTime', { hours: pickUpPoint.pickUpTime })}</span>
          </address>
        </Card>
      )}
      {order.consignor && <PartyCard title={t.shipper} party={order.consignor} changePath={null} />}
    </>
  )
}

const canEdit = ({ actions }: Order) => actions.includes('edit')

interface PartyProps {
  readonly title: string
  readonly party: Party
  /** Where it can still be changed. */
  readonly changePath: string | null
}

function PartyCard({ title, party, changePath }: PartyProps) {
  const t = useText(text)
  return (
    <Card
      title={title}
      actions={
        <>
          {changePath && (
            <Link to={changePath} className={styles.change}>
              {t.change}
            </Link>
          )}
          <CopyButton text={addressBlock(party)} label={t.copyAddress} />
        </>
      }
    >
      <address className={styles.address}>
        <span>
          <strong>{party.name}</strong> <span className="num">{party.phone}</span>
        </span>
        <span>{party.regionText}</span>
        <span>{party.address}</span>
        <span className="num">{party.postalCode}</span>
      </address>
    </Card>
  )
}

/** Ready for pasting: empty parts leave no empty line. */
const addressBlock = ({ name, phone, regionText, address, postalCode }: Party) =>
  [`${name} ${phone}`, regionText, address, postalCode].filter((line) => line.trim() !== '').join('\n')
