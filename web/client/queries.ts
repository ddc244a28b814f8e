import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import {
  QueryClient,
  type QueryFunctionContext,
  keepPreviousData,
  replaceEqualDeep,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { version_conflict } from '#contract/refusals/codes.ts'
import { call, Failure, Refusal } from './api.ts'
import type { Language } from '#domain/language.ts'
import { currentLanguage, useLanguage } from '#web/kit/text/language.ts'
import { keptAt } from './kept-at.ts'
import { forgetKey, isSameWrite, keyFor, namesVersion } from './unanswered.ts'

/** How long an answer counts as fresh. */
const freshMs = 15_000
/** How often an answer stored on this device is requested again while it is shown. */
const againMs = 10_000

/**
 * One cache per page load; a refusal is final, a missing answer is retried once. Without a network a call fails at
 * once, as it does without a server: it neither waits invisibly nor is sent later by itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: freshMs,
      retry: (failures, error) => error instanceof Failure && failures < 1,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

/** `shown` is what the cache already holds. */
type Around = <Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  ask: () => Promise<Output<Op>>,
  shown: Output<Op> | undefined,
) => Promise<Output<Op>>

let around: Around = (_operation, _input, ask) => ask()

/** The members' area answers some reads from what it stored when the server cannot be reached. */
export const standAroundReads = (given: Around): void => {
  around = given
}

interface ReadOptions {
  readonly enabled?: boolean
  readonly loading?: string
  /** Keeps showing the last rows while the next page is loading. */
  readonly keep?: boolean
  /**
   * Fetched again whenever its place opens, showing the cached data meanwhile: other people change it at the same time.
   */
  readonly fresh?: boolean
}

/** Read ahead for a page: when it is drawn with them it does not ask again, not even with `fresh`. */
const answersBefore = new WeakSet<object>()
/** How long it takes at most until that page is drawn. */
const drawnWithinMs = 3000

/** Puts an answer into the cache before its page is drawn; what fails is read again, and reported, by the page. */
export async function readBefore<Op extends Operation>(operation: Op, input: Input<Op>): Promise<void> {
  const read = readOf(operation, input, currentLanguage())
  await queryClient.prefetchQuery(read)
  const answer = queryClient.getQueryData(read.queryKey)
  if (typeof answer === 'object' && answer !== null) answersBefore.add(answer)
}

const readOf = <Op extends Operation>(operation: Op, input: Input<Op>, language: Language, loading?: string) => ({
  queryKey: [operation.name, input, language],
  queryFn: ({ signal, client, queryKey }: QueryFunctionContext): Promise<Output<Op>> => {
    const ask = () => call(operation, input, { signal, loading })
    return around(operation, input, ask, client.getQueryData<Output<Op>>(queryKey))
  },
})

/** Reads an operation; the cache key is the operation with its input and the reader's language. */
export function useRead<Op extends Operation>(operation: Op, input: Input<Op>, options: ReadOptions = {}) {
  const language = useLanguage()
  return useQuery<Output<Op>, Refusal | Failure>({
    ...readOf(operation, input, language, options.loading),
    enabled: options.enabled ?? true,
    ...(options.keep ? { placeholderData: keepPreviousData } : {}),
    staleTime: ({ state }) => {
      if (keptAt(state.data) !== null) return 0
      if (!options.fresh) return freshMs
      return state.data && answersBefore.has(state.data) ? drawnWithinMs : 0
    },
    refetchInterval: ({ state }) => (keptAt(state.data) === null ? false : againMs),
    // An answer equal to the stored one still counts as new.
    structuralSharing: (before, now) => (keptAt(before) === null ? replaceEqualDeep(before, now) : now),
  })
}

interface PageOf<Row> {
  readonly list: readonly Row[]
  readonly pageSize: number
  readonly total: number
}
type ReadPage<Row> = (page: number, signal: AbortSignal) => Promise<PageOf<Row>>

/** Reads every page of a list; only for lists of limited length, such as an address book. */
export function useReadAll<Row>(
  operation: Operation,
  readPage: ReadPage<Row>,
  options: Pick<ReadOptions, 'enabled'> = {},
) {
  const language = useLanguage()
  return useQuery<readonly Row[], Refusal | Failure>({
    queryKey: [operation.name, 'all', language],
    queryFn: ({ signal }) => readAllPages((page) => readPage(page, signal)),
    enabled: options.enabled ?? true,
  })
}

export async function readAllPages<Row>(readPage: (page: number) => Promise<PageOf<Row>>): Promise<readonly Row[]> {
  const first = await readPage(1)
  const pages = Math.ceil(first.total / first.pageSize)
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2)))
  return [first, ...others].flatMap((page) => page.list)
}

interface WriteOptions<Op extends Operation> {
  /** Reads that this write makes stale. */
  readonly refreshes?: readonly Operation[]
  /** Reads that show what somebody else saved meanwhile, when the write is refused for its version. */
  readonly refreshesOnConflict?: readonly Operation[]
  readonly onDone?: (output: Output<Op>, input: Input<Op>) => void
  readonly onRefused?: (refusal: Refusal | Failure) => void
}

/**
 * Writes an operation. One idempotency key stands for one intent: it is kept while the outcome is unknown, even after a
 * reload, so that pressing again after a lost answer repeats the write instead of doubling it, and it is replaced after
 * an answer. A change that names the version it was made from is repeated as it was sent, even if the page has read a
 * newer version since: that may be one's own. The second click of a double click comes before the button can be shown as
 * busy; it is the same intent and sends nothing.
 */
export function useWrite<Op extends Operation>(operation: Op, options: WriteOptions<Op> = {}) {
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  const underWay = useRef<string | null>(null)
  /** What is being sent, and what was sent before without an answer. */
  const sending = useRef<Input<Op> | null>(null)
  const lost = useRef<Input<Op> | null>(null)
  const refresh = (reads: readonly Operation[] = []) => {
    for (const read of reads) void client.invalidateQueries({ queryKey: [read.name] })
  }
  const answered = () => {
    if (key.current !== null) forgetKey(operation, key.current)
    key.current = null
    lost.current = null
  }
  const mutation = useMutation<Output<Op>, Refusal | Failure, Input<Op>>({
    mutationFn: (input) => {
      if (operation.methods[0] === 'GET') return call(operation, input)
      const isRepeated = lost.current !== null && isSameWrite(lost.current, input)
      const sent = isRepeated && lost.current !== null ? lost.current : input
      // Other content under the same key would be refused; the version alone keeps it from being saved unseen.
      if (lost.current !== null && !isRepeated && namesVersion(input)) key.current = null
      sending.current = sent
      key.current = keyFor(operation, sent, key.current)
      return call(operation, sent, { key: key.current })
    },
    onSuccess: (output, input) => {
      answered()
      refresh(options.refreshes)
      options.onDone?.(output, input)
    },
    onError: (error) => {
      if (error instanceof Refusal) answered()
      const isLost = error instanceof Failure && !error.isUnsent
      if (isLost) lost.current = sending.current
      // It may have been saved: the page then shows it.
      if (isLost || isOvertaken(error)) refresh(options.refreshesOnConflict)
      options.onRefused?.(error)
    },
    onSettled: () => {
      underWay.current = null
    },
  })
  const { mutate: start } = mutation
  const mutate = useCallback<typeof start>(
    (...given) => {
      const intent = JSON.stringify(given[0])
      if (underWay.current === intent) return
      underWay.current = intent
      start(...given)
    },
    [start],
  )
  return { ...mutation, mutate }
}

/** A colleague was faster: what the caller saw has another version now. */
export const isOvertaken = (error: Error | null): boolean => error instanceof Refusal && error.code === version_conflict
