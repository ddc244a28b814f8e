import { staffWarehouses } from '#contract/places.ts'
import { staff } from '#contract/staff.ts'
import type { Output } from '#contract/wire/operation.ts'
import { call } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import type { Column } from '#web/kit/list/Rows.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { EntryList } from '#web/staff/lists/EntryList.tsx'
import { ExportButton } from '#web/staff/lists/ExportButton.tsx'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { nameCells, nameHeadings } from './field.ts'
import { askOf, type Filtered, Filters } from './Filters.tsx'
import { EntryName, EntryState, useKeeper } from './Keeper.tsx'
import type { Noun } from './noun.ts'
import { text as placeText } from './places.text.ts'
import { text } from './text.ts'

type Warehouse = Output<typeof staffWarehouses.list>['list'][number]
const pageSize = 20

export function WarehousesTab({ filters, onChange }: Filtered) {
  const t = useText(placeText)
  const shared = useText(text)
  const lists = useText(listsText)
  const { q, state, after } = filters
  const asked = { ...askOf(filters), ...(state ? { active: state === 'on' } : {}) }
  const query = useRead(staffWarehouses.list, { pageSize, ...asked }, { keep: true, fresh: true })
  const { add, actions, dialogs } = useKeeper(useNoun(), query.data?.list)
  const columns: readonly Column<Warehouse>[] = [
    { key: 'name', label: shared.name, render: (row) => <EntryName entry={row} code={row.code} />, tableOnly: true },
    { key: 'address', label: t.address, render: (row) => `${row.province}${row.city}${row.address}` },
    { key: 'phone', label: t.phone, render: (row) => <span className="num">{row.mobile}</span> },
    { key: 'state', label: shared.state, render: (row) => <EntryState isOn={row.active} isSample={row.sample} /> },
  ]
  return (
    <>
      <Filters
        filters={filters}
        onChange={onChange}
        actions={
          <>
            <ExportButton<Warehouse>
              file="warehouses"
              headings={[
                shared.code,
                ...nameHeadings(shared),
                t.recipient,
                t.province,
                t.city,
                t.address,
                t.phone,
                t.mobile,
                t.postalCode,
                shared.state,
              ]}
              cells={cellsOf(shared)}
              read={(from) => call(staffWarehouses.list, { ...asked, after: from ?? undefined, pageSize: 100 })}
            />
            {add}
          </>
        }
      />
      <EntryList
        query={query}
        rowKey={(row) => row.id}
        label={t.warehouses}
        columns={columns}
        cardTitle={(row) => <EntryName entry={row} code={row.code} />}
        actions={actions}
        after={after}
        onTurn={(next) => onChange({ after: next })}
        empty={
          q || state ? (
            <NoMatch words={lists} onClear={() => onChange({ q: '', state: '', after: '' })} />
          ) : (
            <Empty title={t.noWarehouses} sentence={t.noWarehousesSentence} />
          )
        }
      />
      {dialogs}
    </>
  )
}

const cellsOf =
  (shared: Readonly<Record<'active' | 'suspended', string>>) =>
  ({ code, name, recipient, province, city, address, phone, mobile, postalCode, active }: Warehouse) => [
    ...[code, ...nameCells(name), recipient, province, city, address, phone, mobile, postalCode],
    active ? shared.active : shared.suspended,
  ]

function useNoun(): Noun {
  const t = useText(placeText)
  const shared = useText(text)
  return {
    kind: 'warehouse',
    key: 'id',
    fields: [
      { name: 'name', label: shared.name, kind: 'three' },
      { name: 'recipient', label: t.recipient, kind: 'line', hint: t.recipientHint, maxLength: 50 },
      { name: 'province', label: t.province, kind: 'line', maxLength: 40 },
      { name: 'city', label: t.city, kind: 'line', maxLength: 40 },
      { name: 'address', label: t.address, kind: 'line', hint: t.addressHint, hintsSample: true },
      { name: 'phone', label: t.phone, kind: 'line', maxLength: 20 },
      { name: 'mobile', label: t.mobile, kind: 'line', maxLength: 20 },
      { name: 'postalCode', label: t.postalCode, kind: 'line', maxLength: 10 },
      { name: 'sort', label: shared.sort, kind: 'whole' },
    ],
    addTitle: t.addWarehouse,
    create: staffWarehouses.create,
    update: staffWarehouses.update,
    state: 'active',
    suspendSentence: t.suspendWarehouse,
    // Those who work everywhere can choose a new one at once.
    refreshes: [staffWarehouses.list, staff.me],
  }
}
