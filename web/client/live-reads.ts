import type { LiveChange, LiveTopic } from '#contract/live.ts'
import type { Query } from '@tanstack/react-query'
import { hasUnsaved } from '#web/kit/form/unsaved.ts'
import { areReadsHeld, whenReadsGo } from '#web/kit/message/held-reads.ts'
import { queryClient } from './queries.ts'

/** Which reads show a kind of thing, by the names of their calls: the contracts of all of them would be loaded on every page. */
export interface LiveReads {
  readonly reads: readonly string[]
  /** Those that show one such thing alone, by its id. */
  readonly ofOne?: readonly string[]
}

export type LiveTable = Partial<Readonly<Record<LiveTopic, LiveReads>>>

/** A read that is shown, whose answer is another one now. */
export interface Changed {
  readonly name: string
  readonly before: unknown
  readonly now: unknown
}

interface Settings {
  readonly table: LiveTable
  /** Several changes close to each other are read once. */
  readonly pauseMs: number
  /** Called with what changed on the page. */
  readonly onChanged: (changed: readonly Changed[]) => void
}

const gatherMs = 150
/** What somebody has just done themselves is no news to them. */
const ownDeedMs = 5000

/** Reads again what is shown and has changed. */
export function liveReads({ table, pauseMs, onChanged }: Settings) {
  const due = new Map<string, LiveChange>()
  let isAllDue = false
  let timer: ReturnType<typeof setTimeout> | null = null
  let readAt = 0

  const plan = () => {
    timer ??= setTimeout(readDue, Math.max(gatherMs, readAt + pauseMs - Date.now()))
  }

  function readDue(): void {
    timer = null
    if (areReadsHeld()) return
    readAt = Date.now()
    const isMeant = isAllDue ? () => true : meant(table, [...due.values()])
    isAllDue = false
    due.clear()
    // What somebody is editing stays as it is, and is only marked as old.
    const isEdited: IsMeant = hasUnsaved() ? (query) => isOfOne(table, query) : () => false
    void queryClient.invalidateQueries({
      predicate: (query) => isMeant(query) && isEdited(query),
      refetchType: 'none',
    })
    void readAgain((query) => isMeant(query) && !isEdited(query)).then((changed) => {
      if (changed.length > 0 && !isOwnDeed()) onChanged(changed)
    })
  }

  whenReadsGo(() => {
    if (due.size > 0 || isAllDue) plan()
  })
  return {
    onChange: (change: LiveChange) => {
      due.set(`${change.topic} ${change.id ?? ''}`, change)
      plan()
    },
    onReset: () => {
      isAllDue = true
      plan()
    },
  }
}

type IsMeant = (query: Query) => boolean

function meant(table: LiveTable, changes: readonly LiveChange[]): IsMeant {
  return ({ queryKey }) =>
    changes.some(({ topic, id }) => {
      const { reads = [], ofOne = [] } = table[topic] ?? {}
      const isNamed = (name: string) => name === queryKey[0]
      return reads.some(isNamed) || (ofOne.some(isNamed) && isAbout(queryKey[1], id))
    })
}

/** An order is also read by its number, which an event does not have. */
const isAbout = (input: unknown, id: string | null): boolean =>
  id === null || typeof input !== 'object' || input === null || !('id' in input) || input.id === id

const isOfOne = (table: LiveTable, { queryKey }: Query) =>
  Object.values(table).some(({ ofOne = [] }) => ofOne.some((name) => name === queryKey[0]))

async function readAgain(isMeant: IsMeant): Promise<readonly Changed[]> {
  const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate: isMeant })
  const before = shown.map(({ state }) => state.data)
  await queryClient.invalidateQueries({ predicate: isMeant })
  return shown
    .map((query, index) => ({ name: String(query.queryKey[0]), before: before[index], now: query.state.data }))
    .filter((each) => each.before !== undefined && each.before !== each.now)
}

const isOwnDeed = () =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => Date.now() - state.submittedAt < ownDeedMs)
