import { homeCountsPath, homePath, needsPath } from '#contract/first-paths.ts'
import { paths } from '#web/paths.ts'
import type { PortalPage } from './pages.ts'

/** Besides the member's name, which every page of a member shows. */
const further: Readonly<Record<string, readonly string[]>> = {
  [paths.memberHome]: [needsPath, homeCountsPath],
}

/** The addresses that a page reads first; `first-reads.ts` has their operations. */
export const readsOf = ({ path, shell }: Pick<PortalPage, 'path' | 'shell'>): readonly string[] =>
  shell === 'member' ? [homePath, ...(further[path] ?? [])] : []
