import { dropDraft, keepDraft, readDraft } from '#web/kit/form/draft-store.ts'

/*
 * A visitor's input is stored only in this tab: a device may be shared, and visitors never sign out. It belongs to the
 * address it was typed at, in every language; an address with other parameters shows those instead.
 */

const visitor = 'visitor'

/** The name of an island's draft on this page. */
export function draftHere(name: string): string {
  const params = new URLSearchParams(location.search)
  params.delete('lang')
  return `${name}:${location.pathname}?${params}`
}

export const keepTyped = (draft: string, typed: unknown) => held((tab) => keepDraft(tab, visitor, draft, typed))
export const readTyped = <Typed>(draft: string) => held((tab) => readDraft<Typed>(tab, visitor, draft))?.values ?? null
export const dropTyped = (draft: string) => held((tab) => dropDraft(tab, visitor, draft))

/** A browser may refuse storage and throw on every access. */
function held<Found>(look: (tab: Storage) => Found): Found | null {
  try {
    return look(sessionStorage)
  } catch {
    return null
  }
}
