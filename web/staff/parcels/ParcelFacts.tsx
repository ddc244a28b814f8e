import { Card } from '#web/kit/look/Card.tsx'
import { Weight } from '#web/kit/look/Weight.tsx'
import { formatMoney, formatSize, formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Fact } from '#web/staff/Fact.tsx'
import { movesOf, staffPaths } from '#web/staff/paths.ts'
import { Link } from '#web/kit/look/Link.tsx'
import type { StaffParcel } from './staff-parcel.ts'
import { text } from './text.ts'

function Place({ parcel }: { readonly parcel: StaffParcel }) {
  const t = useText(text)
  const { onTheWay: way, warehouseName, shelf, transferState, trackingNumber } = parcel
  if (way) {
    const { fromName: from, toName: to, sentBy: name, sentAt } = way
    const when = formatWhen(sentAt, t.language)
    return <Link to={movesOf(trackingNumber)}>{t.fill('onTheWay', { from, to, name, when })}</Link>
  }
  return (
    <>
      {warehouseName} · {shelf ?? t.noShelf}
      {transferState === 'asked' && (
        <div>
          <Link to={movesOf(trackingNumber)}>{t.toMove}</Link>
        </div>
      )}
    </>
  )
}

/** Whose it is, where it lies, what is in it and what was measured. */
export function ParcelFacts({ parcel }: { readonly parcel: StaffParcel }) {
  const t = useText(text)
  const { lengthMm, widthMm, heightMm, orderId, orderNumber } = parcel
  const isMeasured = lengthMm !== null && widthMm !== null && heightMm !== null
  return (
    <Card title={t.facts}>
      <dl className={desk.facts}>
        <Fact label={t.member}>
          {parcel.memberName} <span className="num">{parcel.memberNumber}</span>
        </Fact>
        <Fact label={t.place}>
          <Place parcel={parcel} />
        </Fact>
        {orderId !== null && (
          <Fact label={t.order}>
            <Link to={staffPaths.order(orderId)} className="num">
              {orderNumber}
            </Link>
          </Fact>
        )}
        <Fact label={t.courier}>{parcel.courierName}</Fact>
        <Fact label={t.weight}>
          <Weight g={parcel.actualWeightG} />
        </Fact>
        <Fact label={t.size}>
          <span className="num">{isMeasured ? formatSize(lengthMm, widthMm, heightMm) : '—'}</span>
        </Fact>
        <Fact label={t.billable}>
          <Weight g={parcel.billableWeightG} />
        </Fact>
        <Fact label={t.pieces}>
          <span className="num">{parcel.totalPieces}</span>
        </Fact>
        {parcel.goods.length > 0 && (
          <Fact label={t.goods}>
            <ul className={desk.plain}>
              {parcel.goods.map(({ productName: name, specification, quantity }) => (
                <li key={`${name} ${specification}`}>{t.fill('goodsLine', { name, specification, quantity })}</li>
              ))}
            </ul>
          </Fact>
        )}
        <Fact label={t.value}>
          <span className="num">{formatMoney(parcel.totalGoodsValueMinor, 'CNY')}</span>
        </Fact>
        {!['', parcel.memberNumber].includes(parcel.customerCode) && <Fact label={t.code}>{parcel.customerCode}</Fact>}
        {parcel.remark !== '' && <Fact label={t.remark}>{parcel.remark}</Fact>}
      </dl>
    </Card>
  )
}
