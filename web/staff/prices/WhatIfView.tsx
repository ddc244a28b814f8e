import type { staffChannels } from '#contract/channels-office.ts'
import { pastOrdersAtMost, tariffVersions } from '#contract/tariff-versions.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { currencies } from '#domain/money.ts'
import { useRead } from '#web/client/queries.ts'
import { FilterChoice } from '#web/kit/list/FilterChoice.tsx'
import { useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { formatDay } from '#web/kit/text/format.ts'
import { useText } from '#web/kit/text/use-text.ts'
import desk from '#web/staff/desk.module.css'
import { NativeSelect, Skeleton } from '@mantine/core'
import { ExportButtons } from './ExportButtons.tsx'
import { filterInput } from './filter-input.ts'
import type { Version } from './version.ts'
import { text } from './what-if.text.ts'
import { Rises, UnpricedOrders } from './WhatIfOrders.tsx'
import { WhatIfSums } from './WhatIfSums.tsx'

const choices = [1, 3, 6, 12] as const

interface ViewProps {
  readonly version: Version
  /** Undefined while it is loading. */
  readonly known: Output<typeof staffChannels.list> | undefined
}

/** What the version would have earned on past orders, by line, destination and currency (B-PR-14, B-PR-22). */
export function WhatIfView({ version: { id }, known }: ViewProps) {
  const t = useText(text)
  const [filters, setFilters] = useUrlFilters({ months: '3', to: '', line: '', currency: '' })
  const months = choices.find((each) => String(each) === filters.months) ?? 3
  const asked = { id, months, ...filterInput({ ...filters, at: '', after: '' }) }
  const query = useRead(tariffVersions.whatIf, asked, { keep: true })
  return (
    <div className={desk.column}>
      <p className="muted">{t.lead}</p>
      <div className={desk.filters}>
        <NativeSelect
          label={t.months}
          value={String(months)}
          data={choices.map(String)}
          onChange={(event) => setFilters({ months: event.currentTarget.value })}
        />
        <FilterChoice
          label={t.destination}
          any={t.all}
          value={filters.to}
          options={(known?.destinations ?? []).map(({ code, name }) => ({ value: code, label: name }))}
          onChange={(to) => setFilters({ to })}
        />
        <FilterChoice
          label={t.line}
          any={t.all}
          value={filters.line}
          options={(known?.list ?? []).map((line) => ({ value: line.id, label: pickText(line.name, t.language) }))}
          onChange={(line) => setFilters({ line })}
        />
        <FilterChoice
          label={t.currency}
          any={t.all}
          value={filters.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => setFilters({ currency })}
        />
      </div>
      <Loaded query={query} skeleton={<Skeleton height={240} />} isEmpty={() => false} empty={null}>
        {(found) => {
          const unpriced = found.totals.reduce((sum, total) => sum + total.unpriced, 0)
          return (
            <>
              {found.isCut && <p role="status">{t.fill('cut', { most: pastOrdersAtMost })}</p>}
              <p className="muted">
                {t.fill('since', { since: formatDay(found.since, t.language) })}
                <br />
                {t.fill('leftOut', { cancelled: found.cancelled, unpriced })}
              </p>
              {found.totals.length === 0 ? (
                <p className="muted">{t.noOrders}</p>
              ) : (
                <>
                  <WhatIfSums found={found} />
                  <div>
                    <ExportButtons operation={tariffVersions.exportWhatIf} filter={asked} />
                  </div>
                  <Rises rises={found.rises} />
                  <UnpricedOrders orders={found.unpriced} count={unpriced} />
                </>
              )}
            </>
          )
        }}
      </Loaded>
    </div>
  )
}
