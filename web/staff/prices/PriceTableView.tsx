import type { staffChannels } from '#contract/channels-office.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { currencies, type Currency } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { type Column, Rows } from '#web/kit/list/Rows.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatKg, formatMoney } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { text } from './price-table.text.ts'
import styles from './prices.module.css'
import type { Version } from './version.ts'

type Table = Output<typeof tariffVersions.table>
type Line = Table['lines'][number]

const goods = ['ordinary', 'sensitive'] as const

interface ViewProps {
  readonly version: Version
  /** Undefined while it is loading. */
  readonly known: Output<typeof staffChannels.list> | undefined
}

/** What every line asks for each weight to one destination, by the version and by the prices in force (B-PR-23). */
export function PriceTableView({ version: { id, name }, known }: ViewProps) {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ to: '', currency: '', goods: '' })
  const destinations = known?.destinations ?? []
  const destinationCode = destinations.find(({ code }) => code === filters.to)?.code ?? destinations[0]?.code ?? 'HK'
  const currency = currencies.find((each) => each === filters.currency) ?? 'CNY'
  const goodsType = goods.find((each) => each === filters.goods) ?? 'ordinary'
  const query = useRead(tariffVersions.table, { id, destinationCode, currency, goodsType }, { keep: true, fresh: true })
  return (
    <div className={`${desk.column} ${styles.sheet}`}>
      <div className={`${desk.filters} ${styles.onScreen}`}>
        <NativeSelect
          label={t.destination}
          value={destinationCode}
          data={destinations.map(({ code, name: label }) => ({ value: code, label }))}
          onChange={(event) => setFilters({ to: event.currentTarget.value })}
        />
        <NativeSelect
          label={t.currency}
          value={currency}
          data={[...currencies]}
          onChange={(event) => setFilters({ currency: event.currentTarget.value })}
        />
        <NativeSelect
          label={t.goods}
          value={goodsType}
          data={goods.map((value) => ({ value, label: t[value] }))}
          onChange={(event) => setFilters({ goods: event.currentTarget.value })}
        />
        <Button variant="default" onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <Loaded
        query={query}
        skeleton={<Skeleton height={240} />}
        isEmpty={({ lines }) => lines.length === 0}
        empty={<p className="muted">{t.none}</p>}
      >
        {(table) => (
          <>
            <p>
              <strong>
                {t.fill('caption', { draft: name, destination: table.destinationName, currency, goods: t[goodsType] })}
              </strong>
            </p>
            <p className="muted">
              {t.lead}
              {table.ofOneWarehouse > 0 && ` ${t.fill('ofOneWarehouse', { count: table.ofOneWarehouse })}`}
            </p>
            <Rows
              rows={table.lines}
              rowKey={({ channelId }) => channelId}
              label={t.title}
              columns={columnsOf(table, currency, t.line)}
              cardTitle={({ channelName }) => channelName}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

const columnsOf = (table: Table, currency: Currency, line: string): readonly Column<Line>[] => [
  { key: 'line', label: line, render: ({ channelName }) => <strong>{channelName}</strong>, tableOnly: true },
  ...table.weightsG.map((weightG, index) => ({
    key: String(weightG),
    label: formatKg(weightG),
    align: 'end' as const,
    render: ({ cells }: Line) => <Cell cell={cells[index]} currency={currency} />,
  })),
]

interface CellProps {
  readonly cell: Line['cells'][number] | undefined
  readonly currency: Currency
}

/** The price of the version, with the difference from the one in force in words. */
function Cell({ cell, currency }: CellProps) {
  const t = useText(text)
  const { beforeMinor = null, afterMinor = null } = cell ?? {}
  const money = (minor: number) => formatMoney(minor, currency)
  if (afterMinor === null) {
    const words = beforeMinor === null ? t.notTaken : t.fill('gone', { price: money(beforeMinor) })
    return <span className={`${styles.cell} ${beforeMinor === null ? 'muted' : styles.changed}`}>{words}</span>
  }
  const differenceMinor = beforeMinor === null ? null : afterMinor - beforeMinor
  return (
    <span className={`num ${styles.cell}`}>
      <span className={differenceMinor === 0 ? undefined : styles.changed}>{money(afterMinor)}</span>
      {differenceMinor === null && <small>{t.isNew}</small>}
      {differenceMinor === 0 && <small>{t.same}</small>}
      {beforeMinor !== null && differenceMinor !== null && differenceMinor !== 0 && (
        <>
          <small>
            {t.fill(differenceMinor > 0 ? 'dearer' : 'cheaper', { money: money(Math.abs(differenceMinor)) })}
          </small>
          <small>{t.fill('now', { price: money(beforeMinor) })}</small>
        </>
      )}
    </span>
  )
}
