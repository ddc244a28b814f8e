import { members } from '#contract/members.ts'
import { needs } from '#contract/needs.ts'
import { parcels } from '#contract/parcels.ts'
import type { nothing } from '#contract/wire/fields.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { readBefore } from '#web/client/queries.ts'
import { memberSession } from '#web/client/session.ts'
import { paths } from '#web/paths.ts'

type Read = Operation & { readonly input: typeof nothing }

/** Besides the member's name, which every page of a member shows. */
const further: Readonly<Record<string, readonly Read[]>> = {
  [paths.memberHome]: [needs.list, parcels.homeCounts],
}

export const memberReadsOf = (path: string): readonly Read[] => [members.home, ...(further[path] ?? [])]

/** A visitor sees none of these pages. */
export async function readFirst(path: string): Promise<void> {
  if (memberSession.token() === null) return
  await Promise.all(memberReadsOf(path).map((operation) => readBefore(operation, {})))
}
