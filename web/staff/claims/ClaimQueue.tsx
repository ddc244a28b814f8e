import type { staffClaims } from '#contract/claims.ts'
import { staffClaims as calls } from '#contract/claims.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { Pager } from '#web/kit/list/Pager.tsx'
import { useWide } from '#web/kit/look/use-wide.ts'
import { LoadedList } from '#web/kit/list/LoadedList.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { DenseRows } from '#web/staff/lists/DenseRows.tsx'
import { useListKeys } from '#web/staff/lists/list-keys.ts'
import { text as listText } from '#web/staff/lists/lists.text.ts'
import { useOpenCase } from '#web/staff/lists/use-open-case.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Skeleton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { claimColumns } from './claim-columns.tsx'
import { ClaimCase } from './ClaimCase.tsx'
import { text } from './claims.text.ts'
import { askAbout, type Question } from './decision.ts'
import type { Decision } from './staff-claim.ts'

interface ClaimQueueProps {
  readonly query: ReturnType<typeof useRead<typeof calls.search>>
  /** `open` of the address. */
  readonly asked: string
  readonly opensFirst: boolean
  readonly onOpen: (id: string) => void
  readonly onSay: (sentence: string) => void
  readonly empty: ReactNode
}

/** The open claim above the list; after a decision the next one opens. */
export function ClaimQueue({ query, asked, opensFirst, onOpen, onSay, empty }: ClaimQueueProps) {
  const t = useText(text)
  const l = useText(listText)
  const may = useMay()
  const isWide = useWide()
  const rows = query.isPlaceholderData ? [] : (query.data?.list ?? [])
  const [question, setQuestion] = useState<Question | null>(null)
  const openCase = useOpenCase({
    ids: rows.map(({ id }) => id),
    asked,
    // On a phone the case would hide the list.
    opensFirst: opensFirst && isWide,
    onOpen,
  })
  const { openId, open } = openCase
  const details = useRead(calls.get, { id: openId ?? '' }, { fresh: true, enabled: openId !== null })
  // As the list has it, until its details arrive; a claim that is not in the list has no row.
  const claim = openId === null ? undefined : (details.data ?? rows.find(({ id }) => id === openId))
  const step = (by: 1 | -1) => {
    setQuestion(null)
    onSay(openCase.step(by) ? '' : by === 1 ? l.noneAfter : l.noneBefore)
  }
  const decide = (chosen: Decision | null) => {
    if (chosen === null) setQuestion(null)
    else if (claim && may(calls.approve)) setQuestion(askAbout(chosen, claim))
  }
  useListKeys({ j: () => step(1), k: () => step(-1), a: () => decide('accept'), r: () => decide('reject') })
  const goOn = (decidedId: string, sentence: string, lost: readonly string[]) => {
    setQuestion(null)
    const next = openCase.goOn(decidedId, lost)
    onSay(`${sentence} ${next === null ? t.saidLast : t.saidNext}`)
  }
  const show = (id: string) => {
    setQuestion(null)
    onSay('')
    open(id)
  }
  const close = () => {
    setQuestion(null)
    openCase.close()
  }
  return (
    <>
      {openId !== null && (
        <ClaimCase
          key={openId}
          details={details}
          claim={claim}
          takesFocus={openCase.isAsked}
          question={question}
          onDecide={decide}
          onDone={(sentence, lost = []) => goOn(openId, sentence, lost)}
          onOpen={show}
          onClose={close}
        />
      )}
      <LoadedList
        query={query}
        skeleton={<Skeleton height={320} />}
        empty={openId === null && empty}
        staysHere={openId !== null}
      >
        {({ list, ...page }) => (
          <>
            {list.length > 0 && (
              <DenseRows
                rows={list}
                label={t.list}
                columns={claimColumns(t)}
                rowName={rowNameIn(t)}
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

type Row = Output<typeof staffClaims.search>['list'][number]

const rowNameIn =
  (t: ReturnType<typeof useText<typeof text>>) =>
  ({ trackingNumber, memberNumber }: Row) =>
    t.fill('rowName', { number: trackingNumber, member: memberNumber })
