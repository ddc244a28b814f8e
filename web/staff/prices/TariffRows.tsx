import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useWrite } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import type { ReadResult } from '#web/kit/message/Loaded.tsx'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useNow } from '#web/staff/lists/use-now.ts'
import styles from './prices.module.css'
import { bandWords, priceWords, type TariffRow, tradeWords } from './row.ts'
import { text } from './text.ts'

interface RowsProps {
  readonly query: ReadResult<Output<typeof staffTariffs.list>>
  /** The row before this page; empty: the first page. */
  readonly after: string
  readonly onTurn: (after: string) => void
  /** Null: they are only read here. */
  readonly onEdit: ((row: TariffRow) => void) | null
  readonly empty: ReactNode
}

/** Rows of the live tariff, or of a version. */
export function TariffRows({ query, after, onTurn, onEdit, empty }: RowsProps) {
  const t = useText(text)
  return (
    <EntryList
      query={query}
      rowKey={({ id }) => id}
      label={t.list}
      columns={columnsIn(t, query.data?.list.some(isDated) ?? false)}
      cardTitle={(row) => <Trade row={row} />}
      {...(onEdit ? { actions: (row: TariffRow) => <Actions row={row} onEdit={onEdit} /> } : {})}
      after={after}
      onTurn={onTurn}
      empty={empty}
    />
  )
}

type Words = ReturnType<typeof useText<typeof text>>

/** Rows of a version begin with it, and few of them say when they end. */
const isDated = ({ validFrom, validTo }: TariffRow) => validFrom !== null || validTo !== null

const columnsIn = (t: Words, areDated: boolean): readonly Column<TariffRow>[] => [
  { key: 'line', label: t.line, render: (row) => <Trade row={row} />, tableOnly: true },
  { key: 'goods', label: t.goods, render: ({ goodsType }) => t[goodsType] },
  { key: 'weight', label: t.weight, render: (row) => <span className="num">{bandWords(row, t.language)}</span> },
  {
    key: 'price',
    label: t.price,
    render: (row) => priceWords(row, t.language),
  },
  ...(areDated
    ? [{ key: 'validity', label: t.validity, render: (row: TariffRow) => <Validity row={row} /> } as const]
    : []),
]

interface RowProps {
  readonly row: TariffRow
}

function Trade({ row }: RowProps) {
  const t = useText(text)
  return (
    <div className={styles.trade}>
      <strong>{row.channelName}</strong>
      <div className="muted">
        {row.destinationName} · {row.currency} · {row.warehouseName ?? t.everyWarehouse}
      </div>
    </div>
  )
}

/** When it is in force; a row of a version only says when it ends by itself. */
function Validity({ row: { validFrom, validTo } }: RowProps) {
  const t = useText(text)
  const now = useNow()
  const end = validTo && <div className="muted">{t.fill('until', { day: formatWhen(validTo, t.language) })}</div>
  if (validFrom === null) return end || '—'
  const isToCome = Date.parse(validFrom) > now
  return (
    <>
      <StatusTag tone={isToCome ? 'wait' : 'done'}>{isToCome ? t.toCome : t.inForce}</StatusTag>
      <div className="muted">{t.fill('since', { day: formatWhen(validFrom, t.language) })}</div>
      {end}
    </>
  )
}

function Actions({ row, onEdit }: RowProps & { readonly onEdit: (row: TariffRow) => void }) {
  const t = useText(text)
  const remove = useWrite(staffTariffs.remove, {
    refreshes: [staffTariffs.list, tariffVersions.get, tariffVersions.difference],
    onDone: () => showSuccess(t.ended),
    onRefused: showRefused,
    refreshesOnConflict: [staffTariffs.list],
  })
  const name = tradeWords(row, t.language)
  const isLive = row.validFrom !== null
  const label = isLive ? t.end : t.removeRow
  const ask = async () => {
    const question = {
      title: t.fill('endTitle', { name }),
      sentence: (
        <Asked
          sentence={isLive ? t.endSentence : t.endInDraft}
          changes={[{ label: t.price, before: priceWords(row, t.language), after: null }]}
        />
      ),
      confirm: label,
      danger: true,
    }
    if (await confirmed(question)) remove.mutate({ id: row.id, seal: row.seal })
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" size="compact-sm" onClick={() => onEdit(row)}>
        {t.change}
        <OfRow name={name} />
      </Button>
      <Button variant="subtle" color="gray" size="compact-sm" loading={remove.isPending} onClick={() => void ask()}>
        {label}
        <OfRow name={name} />
      </Button>
    </Group>
  )
}
