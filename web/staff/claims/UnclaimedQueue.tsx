import type { staffUnclaimedParcels } from '#contract/claims.ts'
import type { useRead } from '#web/client/queries.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { DenseRows } from '#web/staff/lists/DenseRows.tsx'
import { useListKeys } from '#web/staff/lists/list-keys.ts'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { useOpenCase } from '#web/staff/lists/use-open-case.ts'
import { Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ParcelCase } from './ParcelCase.tsx'
import type { StaffUnclaimed } from './staff-claim.ts'
import { unclaimedColumns } from './unclaimed-columns.tsx'
import { text } from './unclaimed.text.ts'

interface UnclaimedQueueProps {
  readonly query: ReturnType<typeof useRead<typeof staffUnclaimedParcels.search>>
  /** `open` of the address. */
  readonly asked: string
  readonly onOpen: (id: string) => void
  readonly onSay: (sentence: string) => void
  readonly empty: ReactNode
}

/** The open parcel above the list. One that left the list stays open, as its last action returned it. */
export function UnclaimedQueue({ query, asked, onOpen, onSay, empty }: UnclaimedQueueProps) {
  const t = useText(text)
  const l = useText(listText)
  const rows = query.isPlaceholderData ? [] : (query.data?.list ?? [])
  const [changed, setChanged] = useState<StaffUnclaimed | null>(null)
  const openCase = useOpenCase({ ids: rows.map(({ id }) => id), asked, opensFirst: false, onOpen })
  const { openId, open } = openCase
  const shown = [...rows, ...(changed ? [changed] : [])].find(({ id }) => id === openId)
  const step = (by: 1 | -1) => onSay(openCase.step(by) ? '' : by === 1 ? l.noneAfter : l.noneBefore)
  useListKeys({ j: () => step(1), k: () => step(-1) })
  const show = (id: string) => {
    onSay('')
    open(id)
  }
  return (
    <>
      {shown && (
        <ParcelCase
          key={shown.id}
          parcel={shown}
          takesFocus={openCase.isAsked}
          onClose={openCase.close}
          onDone={(after, sentence) => {
            setChanged(after)
            onSay(sentence)
          }}
        />
      )}
      <LoadedList
        query={query}
        skeleton={<Skeleton height={320} />}
        empty={!shown && empty}
        staysHere={shown !== undefined}
      >
        {({ list, ...page }) => (
          <>
            {list.length > 0 && (
              <DenseRows
                rows={list}
                label={t.list}
                columns={unclaimedColumns(t)}
                rowName={({ trackingNumber }) => trackingNumber}
                openId={openId}
                onOpen={show}
              />
            )}
            <Pager {...page} />
          </>
        )}
      </LoadedList>
    </>
  )
}
