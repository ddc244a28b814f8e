import type { nothing } from '#contract/wire/fields.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { members } from '#contract/members.ts'
import { needs } from '#contract/needs.ts'
import { parcels } from '#contract/parcels.ts'
import { readBefore } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { paths } from '#web/paths.ts'
import type { PortalPage } from './pages.ts'

type Read = Operation & { readonly input: typeof nothing }

/** How long a page waits for what it shows first, once its code is there; then it shows that it is loading. */
const patienceMs = 400

/** Besides the member's name, which every page of a member shows. */
const further: Readonly<Record<string, readonly Read[]>> = {
  [paths.memberHome]: [needs.list, parcels.homeCounts],
}

/** The build puts their addresses into the document of the page, which asks for them before the program (`ahead.ts`). */
export const firstReadsOf = ({ path, shell }: Pick<PortalPage, 'path' | 'shell'>): readonly Read[] =>
  shell === 'member' ? [members.home, ...(further[path] ?? [])] : []

/** So that the first screen is drawn once, with what it shows. */
export async function readFirst(page: Pick<PortalPage, 'path' | 'shell'>): Promise<void> {
  if (memberSession.token() === null) return
  const reads = firstReadsOf(page).map((operation) => readBefore(operation, {}))
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, patienceMs))])
}
