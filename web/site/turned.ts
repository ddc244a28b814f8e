import { draftHere, dropTyped, keepTyped, readTyped } from './site-drafts.ts'

/*
 * A page in another language is another document. How far it was read, and what stands in fields that need no script, go
 * with the reader from the press on a language to the arrival.
 */

const name = 'turned'

interface Turned {
  /** How far the page was scrolled, between 0 and 1: the same words are longer in another language. */
  readonly readTo: number
  readonly fields: Readonly<Record<string, string>>
}

export function keepPlace(): void {
  const typed = plainFields().filter(({ value, defaultValue }) => value !== defaultValue)
  const fields = Object.fromEntries(typed.map(({ id, value }) => [id, value]))
  const turned: Turned = { readTo: scrollY / Math.max(1, unseenHeight()), fields }
  keepTyped(draftHere(name), turned)
}

/** Goes on where the page was in the language before; a second visit begins at its top. */
export function takePlace(): void {
  const turned = readTyped<Turned>(draftHere(name))
  if (turned === null) return
  dropTyped(draftHere(name))
  const { readTo = 0, fields = {} } = turned
  const goOn = () => scrollTo({ top: readTo * unseenHeight(), behavior: 'instant' })
  goOn()
  // Browsers follow the end of an address (`#steps`) when all is loaded.
  addEventListener('load', goOn, { once: true })
  for (const field of plainFields()) field.value = fields[field.id] ?? field.value
}

const unseenHeight = () => document.documentElement.scrollHeight - document.documentElement.clientHeight

/** Such as the number on the home page. */
const plainFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form input[id]')].filter(
    (field) => !field.closest('[data-island]'),
  )
