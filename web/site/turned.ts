import { draftHere, dropTyped, keepTyped, readTyped } from './site-drafts.ts'

/*
 * A page in another language is another document. The scroll position, and the values of fields that need no script,
 * are carried from the press on a language to the new page.
 */

const name = 'turned'

interface Turned {
  /** How far the page was scrolled, from 0 to 1, because the same text is longer in another language. */
  readonly readTo: number
  readonly fields: Readonly<Record<string, string>>
}

export function keepPlace(): void {
  const typed = plainFields().filter(({ value, defaultValue }) => value !== defaultValue)
  const fields = Object.fromEntries(typed.map(({ id, value }) => [id, value]))
  const turned: Turned = { readTo: scrollY / Math.max(1, unseenHeight()), fields }
  keepTyped(draftHere(name), turned)
}

/** Restores the position from the previous language; a later visit begins at the top. */
export function takePlace(): void {
  const turned = readTyped<Turned>(draftHere(name))
  if (turned === null) return
  dropTyped(draftHere(name))
  const { readTo = 0, fields = {} } = turned
  const goOn = () => scrollTo({ top: readTo * unseenHeight(), behavior: 'instant' })
  goOn()
  // Browsers jump to the fragment of an address (`#steps`) once everything is loaded.
  addEventListener('load', goOn, { once: true })
  for (const field of plainFields()) field.value = fields[field.id] ?? field.value
}

const unseenHeight = () => document.documentElement.scrollHeight - document.documentElement.clientHeight

/** Such as the number field on the home page. */
const plainFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input[id]')].filter(
    (field) => !field.closest('[data-island]'),
  )
