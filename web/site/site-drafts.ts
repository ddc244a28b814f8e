import { dropDraft, keepDraft, readDraft } from '#web/kit/form/draft-store.ts'

/*
 * What a visitor typed is kept in this tab alone: a device may be shared, and nobody signs out here. It belongs to the
 * address it was typed at, in every language: an address that asks for something else shows that.
 */

const visitor = 'visitor'

/** The name of a part's draft on this page. */
export function draftHere(name: string): string {
  const asked = new URLSearchParams(location.search)
  asked.delete('lang')
  return `${name}:${location.pathname}?${asked}`
}

export const keepTyped = (draft: string, typed: unknown) => held((tab) => keepDraft(tab, visitor, draft, typed))
export const readTyped = <Typed>(draft: string) => held((tab) => readDraft<Typed>(tab, visitor, draft))?.values ?? null
export const dropTyped = (draft: string) => held((tab) => dropDraft(tab, visitor, draft))

/** A browser may let no site keep anything, and answers every look with a fault. */
function held<Found>(look: (tab: Storage) => Found): Found | null {
  try {
    return look(sessionStorage)
  } catch {
    return null
  }
}
