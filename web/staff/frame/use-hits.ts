import { reports } from '#contract/reports.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { text } from './frame.text.ts'
import { type Hit, hitsOf, mayBeNumber, pagesNamed } from './hits.ts'
import { useMenu, usePageAt } from './use-pages.ts'

/** A person types the rest of a number meanwhile. */
const typingMs = 200

interface Hits {
  readonly hits: readonly Hit[]
  /** An answer to what is typed now is on its way. */
  readonly isSearching: boolean
  readonly failed: boolean
  readonly retry: () => void
}

/** Pages by name at once, and numbers as soon as the server has answered. */
export function useHits(typed: string): Hits {
  const t = useText(text)
  const pageAt = usePageAt()
  const pages = usePageHits(typed)
  const [settled] = useDebouncedValue(typed, typingMs)
  const isNumber = mayBeNumber(typed)
  const isSettled = settled === typed
  const found = useRead(reports.find, { number: settled }, { enabled: isNumber && isSettled })
  const numbers =
    isNumber && isSettled && found.data
      ? hitsOf(settled, found.data, t, (address) => pageAt(address) !== undefined)
      : []
  return {
    hits: [...pages, ...numbers],
    isSearching: isNumber && (!isSettled || found.isFetching),
    failed: isNumber && isSettled && found.error !== null && !found.isFetching,
    retry: () => void found.refetch(),
  }
}

function usePageHits(typed: string): readonly Hit[] {
  const t = useText(text)
  const shell = useText(shellText)
  const menu = useMenu()
  const pages = [
    { path: staffPaths.home, name: shell.queue, group: '' },
    ...menu.flatMap(({ key, entries }) =>
      entries.map(({ path, title }) => ({ path, name: shell[title], group: t[key] })),
    ),
    { path: staffPaths.password, name: shell.password, group: t.setUp },
    { path: staffPaths.secondFactor, name: shell.secondFactor, group: t.setUp },
  ]
  return pagesNamed(pages, typed).map(({ path, name, group }) => ({
    key: `page-${path.replaceAll('/', '')}`,
    kind: t.kindPage,
    name,
    detail: group,
    to: path,
  }))
}
