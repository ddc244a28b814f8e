import { countedAtMost } from '#domain/long-list.ts'
import desk from '#web/staff/desk.module.css'
import { useDesk } from '#web/staff/staff-context.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatKg, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { Skeleton } from '@mantine/core'
import { OwnerOfReceived } from './OwnerOfReceived.tsx'
import { GoodsMarks } from './GoodsMarks.tsx'
import { type Forecast, type Lookup, ownerOf } from './lookup.ts'
import styles from './receiving.module.css'
import { text } from './text.ts'

/** Who forecast the scanned number, and what is known about it, while the parcel is on the scale (B-IN-02). */
export function WhoIsIt({ lookup }: { readonly lookup: ReadResult<Lookup> }) {
  const t = useText(text)
  const { data, error } = lookup
  if (!data) {
    return error ? (
      <div className={styles.who} data-tone="wait" role="alert">
        <p>{t.lookupFailed}</p>
      </div>
    ) : (
      <div className={styles.who} aria-busy="true">
        <p className="for-readers">{t.lookingUp}</p>
        <Skeleton height={34} width="50%" mb={8} />
        <Skeleton height={18} width="80%" />
      </div>
    )
  }
  return (
    <div className={styles.who} data-tone={ownerOf(data) ? 'hand' : 'wait'} role="status">
      <Whose data={data} />
      <Earlier data={data} />
    </div>
  )
}

function Whose({ data }: { readonly data: Lookup }) {
  const t = useText(text)
  const [first] = data.forecasts
  const { labelMember } = data
  if (!first && data.receipts.length > 0) return <ReceivedBefore data={data} />
  if (!first) {
    return (
      <>
        <p className={desk.big}>{t.noForecast}</p>
        <p>
          {labelMember
            ? t.fill('goesToLabel', { name: labelMember.memberName, number: labelMember.memberNumber })
            : t.noForecastNext}
        </p>
      </>
    )
  }
  const owner = ownerOf(data)
  const marksOf = (parcelId: string) => data.goodsMarks.filter((mark) => mark.parcelId === parcelId)
  if (owner) return <Owner forecast={owner} marks={marksOf(owner.id)} />
  return (
    <>
      <p className={desk.big}>{t.fill('severalForecasts', { count: data.forecasts.length })}</p>
      <ul className={desk.plain}>
        {data.forecasts.map((each) => (
          <li key={each.id}>
            <strong>{each.memberName}</strong> <span className="num">{each.memberNumber}</span> · {each.goodsName}
            <GoodsMarks marks={marksOf(each.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Named at once, before anything is weighed. */
function ReceivedBefore({ data }: { readonly data: Lookup }) {
  const t = useText(text)
  return (
    <>
      <p className={desk.big}>{t.receivedBefore}</p>
      <OwnerOfReceived data={data} />
    </>
  )
}

interface OwnerProps {
  readonly forecast: Forecast
  readonly marks: Lookup['goodsMarks']
}

function Owner({ forecast, marks }: OwnerProps) {
  const t = useText(text)
  const { warehouse } = useDesk()
  const goods = t.fill('goodsOf', {
    goods: forecast.goodsName,
    pieces: forecast.totalPieces,
    courier: forecast.courierName,
    value: formatMoney(forecast.totalGoodsValueMinor, 'CNY'),
  })
  return (
    <div className={styles.ownerRow}>
      <div className={styles.resultWords}>
        <p className="for-readers">{t.forecastBy}</p>
        <p className={desk.big}>
          {forecast.memberName} <span className="num">{forecast.memberNumber}</span>
        </p>
        <p>{goods}</p>
        <GoodsMarks marks={marks} />
        <InStockHere count={forecast.inStockHere} />
        {forecast.abnormal && (
          <p className={desk.told}>
            <StatusTag tone="bad">{forecast.abnormal.text}</StatusTag>
          </p>
        )}
        {warehouse && forecast.warehouseId !== warehouse.id && (
          <p>
            <StatusTag tone="bad">{t.wrongWarehouse}</StatusTag>{' '}
            {t.fill('otherWarehouse', { forecast: forecast.warehouseName, here: warehouse.name })}
          </p>
        )}
      </div>
      {forecast.lastShelf && (
        <div className={styles.shelf}>
          <p>{t.lastShelf}</p>
          <p className={`${desk.big} num`}>{forecast.lastShelf}</p>
        </div>
      )}
    </div>
  )
}

function InStockHere({ count }: { readonly count: number }) {
  const t = useText(text)
  if (count === 0) return <p>{t.noneInStockHere}</p>
  return <p>{t.fill(count < countedAtMost ? 'inStockHere' : 'manyInStockHere', { count })}</p>
}

/** The same number at this desk before, or among the unclaimed parcels: the most common reasons for a wrong scan. */
function Earlier({ data }: { readonly data: Lookup }) {
  const t = useText(text)
  if (data.receipts.length === 0 && data.unclaimed.length === 0) return null
  return (
    <div className={styles.earlier}>
      {data.receipts.length > 0 && data.forecasts.length > 0 && <StatusTag tone="bad">{t.receivedBefore}</StatusTag>}
      <ul className={desk.plain}>
        {data.receipts.map((receipt) => (
          <li key={receipt.id}>
            {t.fill('receivedLine', {
              when: formatWhen(receipt.receivedAt, t.language),
              warehouse: receipt.warehouseName,
              who: receipt.receivedBy,
              weight: formatKg(receipt.actualWeightG),
              result: t[receipt.result],
            })}
          </li>
        ))}
        {data.unclaimed.map((parcel) => (
          <li key={parcel.id}>
            {t.fill('unclaimedBefore', {
              warehouse: parcel.warehouseName,
              when: formatWhen(parcel.receivedAt, t.language),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
