import { message } from '#contract/messages.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { orders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { formatKg, formatMoney, formatSize } from '#web/kit/text/format.ts'
import { ScrollBox } from '#web/kit/look/ScrollBox.tsx'
import { SearchField } from '#web/kit/form/SearchField.tsx'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { WarehouseSelect } from '#web/kit/form/WarehouseSelect.tsx'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { type EligibleParcel, parcelsPerOrderMax, parcelTotals, tickAll, whyNotTick } from './apply-form.ts'
import { text } from './apply.text.ts'
import styles from './ParcelPicker.module.css'

/** Only many parcels have several pages. */
const Pager = lazyPart('Pager', () => import('#web/kit/list/Pager.tsx').then((part) => part.Pager))

interface Props {
  readonly page: Output<typeof orders.eligibleParcels>
  /** One parcel makes one order; ticking a second one says so (M-07). */
  readonly isSingle: boolean
  readonly ticked: readonly EligibleParcel[]
  readonly onTick: (ticked: readonly EligibleParcel[]) => void
  readonly error: ReactNode
}

/**
 * Parcels that may be sent (C-29): one warehouse at a time, with running totals of what is ticked. Ticks are kept while
 * paging and searching.
 */
export function ParcelPicker({ page, isSingle, ticked, onTick, error }: Props) {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ warehouse: '', search: '' })
  const tickable = tickAll(page.list, ticked)
  const warehouseName = ticked[0]?.warehouseName ?? tickable[0]?.warehouseName
  const elsewhere = ticked.filter((each) => !page.list.some((shown) => shown.id === each.id))
  const isAllTicked = tickable.length === ticked.length && elsewhere.length < ticked.length
  const wrong = isSingle && ticked.length > 1 ? message('M-07', t.language) : error
  const rowOf = (parcel: EligibleParcel) => (
    <ParcelRow
      key={parcel.id}
      parcel={parcel}
      ticked={ticked}
      beside={isSingle ? [] : ticked}
      isInvalid={Boolean(wrong)}
      onToggle={(isOn) => toggle(parcel, isOn)}
    />
  )
  const toggle = (parcel: EligibleParcel, isOn: boolean) =>
    onTick(isOn ? [...ticked, parcel] : ticked.filter((each) => each.id !== parcel.id))
  const toggleAll = () =>
    onTick(isAllTicked ? ticked.filter((each) => !page.list.some((shown) => shown.id === each.id)) : tickable)
  return (
    <Card
      title={t.parcels}
      actions={
        <WarehouseSelect
          by="code"
          label=""
          aria-label={t.filterByWarehouse}
          none={t.allWarehouses}
          value={filters.warehouse}
          onChange={(warehouse) => setFilters({ warehouse })}
        />
      }
    >
      {wrong && (
        <div className={styles.wrong}>
          <FormAlert>{wrong}</FormAlert>
        </div>
      )}
      <SearchField
        className={styles.search ?? ''}
        aria-label={t.searchParcels}
        placeholder={t.searchHint}
        maxLength={40}
        value={filters.search}
        onSearch={(search) => setFilters({ search })}
      />
      {page.list.length === 0 && <p className="muted">{filters.search ? t.noneFound : t.noneHere}</p>}
      {isSingle && <p className={`muted ${styles.all}`}>{t.tickOne}</p>}
      {!isSingle && warehouseName && page.list.length > 0 && (
        <Checkbox
          className={styles.all}
          label={t.fill('tickAll', { warehouse: warehouseName })}
          checked={isAllTicked}
          indeterminate={!isAllTicked && ticked.length > 0}
          onChange={toggleAll}
        />
      )}
      <ScrollBox className={styles.box} label={t.boxOfParcels}>
        <ul className={styles.parcels}>{page.list.map(rowOf)}</ul>
      </ScrollBox>
      {page.total > page.pageSize && <Pager page={page.page} pageSize={page.pageSize} total={page.total} />}
      {elsewhere.length > 0 && (
        <details className={styles.elsewhere}>
          <summary>{t.fill('tickedElsewhere', { count: elsewhere.length })}</summary>
          <ul className={styles.parcels}>{elsewhere.map(rowOf)}</ul>
        </details>
      )}
      <Totals ticked={ticked} />
    </Card>
  )
}

/** Keeps '2 pieces' or '1 photo' on one line. */
const inOnePiece = (measure: string) => measure.replaceAll(' ', '\u00a0')

interface ParcelRowProps {
  readonly parcel: EligibleParcel
  readonly ticked: readonly EligibleParcel[]
  /** The other parcels it would travel with. */
  readonly beside: readonly EligibleParcel[]
  readonly isInvalid: boolean
  readonly onToggle: (isOn: boolean) => void
}

function ParcelRow({ parcel, ticked, beside, isInvalid, onToggle }: ParcelRowProps) {
  const t = useText(text)
  const whyNot = whyNotTick(parcel, beside)
  const reason = whyNot && t.fill(whyNot, { reason: parcel.abnormal?.text ?? '', count: parcelsPerOrderMax })
  const { lengthMm, widthMm, heightMm } = parcel
  const measures = [
    parcel.actualWeightG === null ? '' : formatKg(parcel.actualWeightG),
    lengthMm && widthMm && heightMm ? formatSize(lengthMm, widthMm, heightMm) : '',
    t.fill('pieces', { count: parcel.totalPieces }),
    parcel.photoCount > 0 ? t.fill('photos', { count: parcel.photoCount }) : '',
  ]
  return (
    <li className={styles.parcel} data-off={whyNot !== null}>
      <Checkbox
        checked={ticked.some((each) => each.id === parcel.id)}
        disabled={whyNot !== null}
        aria-invalid={isInvalid ? true : undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        label={
          <span className={styles.name}>
            <strong className="num">{parcel.trackingNumber}</strong>
            <span>{parcel.courierName}</span>
          </span>
        }
        description={reason ?? undefined}
      />
      <div className={styles.about}>
        <span>{[parcel.nickname, parcel.goodsName, parcel.customerCode].filter(Boolean).join(' · ')}</span>
        <span className={styles.measures}>{measures.filter(Boolean).map(inOnePiece).join(' · ')}</span>
        {parcel.abnormal && !parcel.abnormal.blocking && <StatusTag tone="bad">{parcel.abnormal.text}</StatusTag>}
      </div>
      <div className={styles.end}>
        <span>{parcel.warehouseName}</span>
        <span className="num">{formatMoney(parcel.totalGoodsValueMinor, 'CNY')}</span>
      </div>
    </li>
  )
}

function Totals({ ticked }: { readonly ticked: readonly EligibleParcel[] }) {
  const t = useText(text)
  const options = useRead(parcels.formOptions, {})
  const totals = parcelTotals(ticked, options.data?.pricing.volumeDivisor)
  const cubicMetres = (totals.volumeMm3 / 1_000_000_000).toFixed(3)
  return (
    <div className={styles.totals} aria-live="polite">
      <strong>{t.fill('tickedCount', { count: totals.count })}</strong>
      <dl className={styles.figures}>
        <Figure label={t.totalWeight} figure={formatKg(totals.actualWeightG)} />
        <Figure label={t.totalVolume} figure={`${cubicMetres} m³`} />
        <Figure label={t.totalVolumeWeight} figure={formatKg(totals.volumeWeightG)} />
        <Figure label={t.totalValue} figure={formatMoney(totals.goodsValueMinor, 'CNY')} />
      </dl>
    </div>
  )
}

function Figure({ label, figure }: { readonly label: string; readonly figure: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className="num">{figure}</dd>
    </div>
  )
}
