import { staffUnclaimedParcels } from '#contract/claims.ts'
import type { Input } from '#contract/wire/operation.ts'
import { unclaimedStates } from '#domain/claim.ts'
import { useRead } from '#web/client/queries.ts'
import { isFiltered, pageNumber, useUrlFilters } from '#web/kit/list/use-url-filters.ts'
import { Page } from '#web/kit/look/Page.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { NoMatch } from '#web/kit/message/NoMatch.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { KeyPanel } from '#web/staff/lists/KeyPanel.tsx'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { Said } from '#web/staff/lists/Said.tsx'
import { useState } from 'react'
import { UnclaimedFilters } from './UnclaimedFilters.tsx'
import { UnclaimedQueue } from './UnclaimedQueue.tsx'
import { text } from './unclaimed.text.ts'

const pageSize = 20
const everything = { state: 'to_be_claimed', q: '', warehouse: '', forecast: '', claim: '', aged: '' } as const

/** Parcels without an owner (B-IN-10, B-IN-11): the longest waiting on top. */
export function UnclaimedPage() {
  const t = useText(text)
  const l = useText(listText)
  const [filters, setFilters] = useUrlFilters({ ...everything, open: '', page: '1' })
  const query = useRead(staffUnclaimedParcels.search, toInput(filters), { keep: true, fresh: true })
  const [said, say] = useState('')
  const { open: _open, page, ...narrowing } = filters
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <KeyPanel
          keys={[
            ['J', l.keyNext],
            ['K', l.keyPrevious],
            ['Enter', l.keyOpen],
          ]}
        />
      }
    >
      <UnclaimedFilters
        filters={filters}
        counts={query.data?.counts}
        onChange={(changes) => setFilters({ open: '', ...changes })}
      />
      <Said>{said}</Said>
      <UnclaimedQueue
        key={[...Object.values(narrowing), page].join(' ')}
        query={query}
        asked={filters.open}
        onOpen={(open) => setFilters({ open, page })}
        onSay={say}
        empty={
          <NoParcels
            isFiltered={isFiltered(narrowing, { ...everything, state: filters.state })}
            onClear={() => setFilters({ ...everything, open: '' })}
          />
        }
      />
    </Page>
  )
}

export type UnclaimedFilterWords = Readonly<Record<keyof typeof everything, string>>

function toInput(
  filters: UnclaimedFilterWords & { readonly page: string },
): Input<typeof staffUnclaimedParcels.search> {
  const { q, warehouse, forecast, claim, aged, page } = filters
  const state = unclaimedStates.find((each) => each === filters.state)
  return {
    page: pageNumber(page),
    pageSize,
    order: state === 'to_be_claimed' ? 'oldest' : 'newest',
    ...(state ? { state } : {}),
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
    ...(forecast === '' ? {} : { hasForecast: forecast === 'yes' }),
    ...(claim === '' ? {} : { hasClaim: claim === 'yes' }),
    ...(/^\d{1,3}$/.test(aged) ? { agedDays: Number(aged) } : {}),
  }
}

interface NoParcelsProps {
  readonly isFiltered: boolean
  readonly onClear: () => void
}

function NoParcels({ isFiltered: hasFilters, onClear }: NoParcelsProps) {
  const t = useText(text)
  if (!hasFilters) return <Empty title={t.emptyTitle} sentence={t.emptySentence} />
  return <NoMatch words={t} onClear={onClear} />
}
