/*
 * A page in another language is another document. What was typed and how far the page was read go with the reader: they
 * lie in the store of this tab from the press on a language to the arrival, and no longer.
 */

const key = 'carried'
/** A page that did not come is not waited for. */
const keptForMs = 30_000

interface Carried {
  readonly path: string
  readonly at: number
  /** How far the page was scrolled, between 0 and 1: the same words are longer in another language. */
  readonly readTo: number
  /** By the name of a part of the page, or of a field outside them. */
  readonly typed: Readonly<Record<string, unknown>>
}

/** Parts of the page hear of a change of language by this event, and add what was typed in them. */
export const carryEvent = 'carry'

export function carry(): void {
  const typed: Record<string, unknown> = {}
  document.dispatchEvent(new CustomEvent(carryEvent, { detail: typed }))
  for (const field of plainFields()) if (field.value !== field.defaultValue) typed[field.id] = field.value
  const { scrollHeight, clientHeight } = document.documentElement
  const readTo = scrollY / Math.max(1, scrollHeight - clientHeight)
  const carried: Carried = { path: location.pathname, at: Date.now(), readTo, typed }
  try {
    sessionStorage.setItem(key, JSON.stringify(carried))
  } catch {}
}

/** Fields that need no script, such as the number on the home page. */
export const plainFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input[id]')].filter(
    (field) => !field.closest('[data-island]'),
  )

/** What was carried to this page. */
export function carriedHere(): Carried | null {
  try {
    const carried: Carried | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return carried?.path === location.pathname && Date.now() - carried.at < keptForMs ? carried : null
  } catch {
    return null
  }
}

export function dropCarried(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
