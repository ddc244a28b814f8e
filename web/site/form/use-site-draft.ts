import { type Dispatch, type SetStateAction, useEffect, useEffectEvent } from 'react'
import { dropDraft, keepDraft, readDraft } from '#web/ui/draft-store.ts'

/* A visitor's form is kept in this tab alone: a device may be shared, and nobody signs out here. */

const visitor = 'visitor'

interface Asked<Values> {
  readonly first: Values
  readonly draft?: string
}

/** What was typed before the page was loaded anew, or read in another language, stands there again. */
export function useSiteDraft<Values extends object>(
  { first, draft }: Asked<Values>,
  values: Values,
  setValues: Dispatch<SetStateAction<Values>>,
): void {
  const read = useEffectEvent(() => {
    const kept = draft === undefined ? null : held((tab) => readDraft<Values>(tab, visitor, draft))
    if (kept) setValues((before) => ({ ...before, ...kept.values }))
  })
  useEffect(() => read(), [])
  useEffect(() => {
    if (draft !== undefined && values !== first) held((tab) => keepDraft(tab, visitor, draft, values))
  }, [draft, values, first])
}

export const dropSiteDraft = (draft: string): void => {
  held((tab) => dropDraft(tab, visitor, draft))
}

/** A browser may let no site keep anything, and answers every look with a fault. */
function held<Found>(look: (tab: Storage) => Found): Found | null {
  try {
    return look(sessionStorage)
  } catch {
    return null
  }
}
