import { useState } from 'react'

/** What the address holds when the reader closed the case, so that none opens by itself. */
export const noCase = 'none'

interface OpenCase {
  readonly openId: string | null
  /** Whether the reader opened it: then it takes the focus, and at the start the page keeps it. */
  readonly isAsked: boolean
  readonly open: (id: string) => void
  readonly close: () => void
  /** The next (1) or previous (−1) case; without an open one the focus moves along the rows. False at either end. */
  readonly step: (by: 1 | -1) => boolean
  /**
   * Opens the case that follows one that was just decided, past those that were decided with it; returns its id, or
   * null if none is left on this page.
   */
  readonly goOn: (decidedId: string, decidedWithIt?: readonly string[]) => string | null
}

interface Options {
  /** The rows of the page, in order; empty while they load. */
  readonly ids: readonly string[]
  /** `open` of the address. */
  readonly asked: string
  /** Opens the first row when nothing was asked for. */
  readonly opensFirst: boolean
  /** Puts it into the address. */
  readonly onOpen: (id: string) => void
}

/** Which case of a list is open. It stays open when the list below changes, because colleagues decide meanwhile. */
export function useOpenCase({ ids, asked, opensFirst, onOpen }: Options): OpenCase {
  const [isAsked, setAsked] = useState(false)
  const [first, setFirst] = useState<string | null>(null)
  const [firstId] = ids
  if (opensFirst && first === null && firstId !== undefined) setFirst(firstId)
  const byItself = opensFirst ? first : null
  const openId = asked === noCase ? null : asked || byItself
  const open = (id: string) => {
    setAsked(true)
    onOpen(id)
  }
  const step = (by: 1 | -1) => {
    if (openId === null) return focusRow(by)
    const next = neighbour(ids, openId, by)
    if (next !== null) open(next)
    return next !== null
  }
  const goOn = (decidedId: string, decidedWithIt: readonly string[] = []) => {
    const left = ids.filter((id) => id === decidedId || !decidedWithIt.includes(id))
    const at = left.indexOf(decidedId)
    const next = (at === -1 ? left[0] : (left[at + 1] ?? left[at - 1])) ?? null
    open(next ?? noCase)
    return next
  }
  return { openId, isAsked, open, close: () => open(noCase), step, goOn }
}

/** From a case that is no longer in the list one goes to its first row. */
function neighbour(ids: readonly string[], id: string, by: 1 | -1): string | null {
  const at = ids.indexOf(id)
  return (at === -1 ? ids[0] : ids[at + by]) ?? null
}

function focusRow(by: 1 | -1): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-open-row]')]
  const at = buttons.findIndex((each) => each === document.activeElement)
  const next = at === -1 ? buttons[0] : buttons[at + by]
  next?.focus()
  return next !== undefined
}
