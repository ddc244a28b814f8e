import { staffChannels } from '#contract/channels-office.ts'
import { staffSurcharges, surchargeStates } from '#contract/surcharges.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import { surchargeKinds } from '#domain/surcharge.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { text as listsText } from '#web/staff/lists/lists.text.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ExportButtons } from './ExportButtons.tsx'
import { filterInput } from './filter-input.ts'
import { isNarrowed } from './TariffFilters.tsx'
import { SurchargeDialog } from './SurchargeDialog.tsx'
import { SurchargeRows } from './SurchargeRows.tsx'
import type { Surcharge } from './surcharge-values.ts'
import { text } from './surcharges.text.ts'

const noFilters = { state: '', kind: '', line: '', to: '', after: '' }
const pageSize = 50

/** Surcharges in force and to come, and those that ended (B-PR-18 to 21). */
export function SurchargesPage() {
  const t = useText(text)
  const lists = useText(listsText)
  const mayWrite = useMay()(staffSurcharges.create)
  const [filters, setFilters] = useUrlFilters(noFilters)
  const [edited, setEdited] = useState<Surcharge | 'new' | null>(null)
  const names = useRead(staffChannels.list, {})
  const { after, ...filter } = inputOf(filters)
  const asked = { ...filter, ...(after ? { after } : {}), pageSize }
  const query = useRead(staffSurcharges.list, asked, { keep: true, fresh: true })
  const add = mayWrite && <Button onClick={() => setEdited('new')}>{t.add}</Button>
  // The empty list has the button.
  const isEmpty = query.data?.list.length === 0 && !isNarrowed(filters)
  return (
    <Page title={t.title} lead={t.lead} actions={isEmpty ? null : add}>
      <div className={desk.filters}>
        <FilterChoice
          label={t.state}
          any={t.current}
          value={filters.state}
          options={surchargeStates.map((value) => ({ value, label: value === 'ended' ? t.ended_state : t[value] }))}
          onChange={(state) => setFilters({ state, after: '' })}
        />
        <FilterChoice
          label={t.kind}
          any={t.all}
          value={filters.kind}
          options={surchargeKinds.map((value) => ({ value, label: t[value] }))}
          onChange={(kind) => setFilters({ kind, after: '' })}
        />
        <FilterChoice
          label={t.destination}
          any={t.all}
          value={filters.to}
          options={(names.data?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(to) => setFilters({ to, after: '' })}
        />
        <FilterChoice
          label={t.line}
          any={t.all}
          value={filters.line}
          options={(names.data?.list ?? []).map(({ id, name }) => ({ value: id, label: pickText(name, t.language) }))}
          onChange={(line) => setFilters({ line, after: '' })}
        />
        <div className={desk.filterActions}>
          <ExportButtons operation={staffSurcharges.exportRows} filter={filter} />
        </div>
      </div>
      <SurchargeRows
        query={query}
        after={filters.after}
        onTurn={(next) => setFilters({ after: next })}
        onEdit={mayWrite ? setEdited : null}
        empty={
          isNarrowed(filters) ? (
            <NoMatch words={lists} onClear={() => setFilters(noFilters)} />
          ) : (
            <Empty title={t.emptyTitle} sentence={t.emptySentence} action={add} />
          )
        }
      />
      <SurchargeDialog row={edited} onClose={() => setEdited(null)} />
    </Page>
  )
}

type Filters = { readonly [Name in keyof typeof noFilters]: string }

/** The filters of an address, as the call takes them; unknown values are ignored. */
function inputOf({ state, kind, line, to, after }: Filters): Omit<Input<typeof staffSurcharges.list>, 'pageSize'> {
  const { channelId, destinationCode, after: row } = filterInput({ line, to, after, currency: '', at: '' })
  const knownState = surchargeStates.find((each) => each === state)
  const knownKind = surchargeKinds.find((each) => each === kind)
  return {
    ...(knownState ? { state: knownState } : {}),
    ...(knownKind ? { kind: knownKind } : {}),
    ...(channelId ? { channelId } : {}),
    ...(destinationCode ? { destinationCode } : {}),
    ...(row ? { after: row } : {}),
  }
}
