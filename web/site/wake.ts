import { takeLedHere } from '#web/client/led-here.ts'
import { registerWorker } from '#web/offline/register.ts'
import { keepHere, keptHere } from './device-storage.ts'
import type * as analytics from './analytics.ts'
import type * as hydrate from './hydrate.tsx'
import { markSignedIn } from './signed-in.ts'
import { draftHere, readTyped } from './site-drafts.ts'
import { keepPlace, takePlace } from './turned.ts'

/*
 * The one script of a public page before somebody touches it: it keeps the language that is chosen, shows the way home to
 * who is signed in, and fetches React and the parts of the page at the first touch. What is pressed or typed before a part
 * is awake is kept and done then, however many touches it takes. It stands in the page itself, so that nothing is asked for
 * before; the tag around it says where the parts lie.
 */

const page = document.documentElement
const parts = document.querySelector<HTMLElement>('script[data-hydrate]')?.dataset ?? {}
let waking: Promise<void> | null = null
let tries = 0
/** What was pressed on parts that still sleep. Pressed again because nothing happened, it is done once. */
const held = new Set<HTMLElement>()

/** One try at a time, as long as something sleeps: what could not be fetched is asked for again by the next touch. */
function wake(): void {
  // Some browsers remember that an address could not be fetched, so a later try gives it another.
  waking ??= part<typeof hydrate>('hydrate', tries++ ? `?${tries}` : '')
    .then(({ hydrateIslands }) => hydrateIslands(letGo))
    .catch((fault: unknown) => {
      console.error(fault)
      waking = null
    })
}

/** Built apart (`scripts/build-site.mjs`), and fetched by its address. */
const part = <Part>(name: string, again = ''): Promise<Part> => import(/* @vite-ignore */ parts[name] + again)

/** A part that could not wake does nothing of what was pressed on it, and later presses are its own business. */
function letGo(place: HTMLElement, isAwake: boolean): void {
  for (const pressed of held) {
    if (!place.contains(pressed)) continue
    held.delete(pressed)
    if (!isAwake) continue
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}

/** A choice that was made before leads to the page in that language, unless the address names one. True if it does. */
function followStoredLanguage(): boolean {
  const stored = keptHere('lang')
  if (stored === page.dataset['code'] || new URLSearchParams(location.search).has('lang')) return false
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-code]')].find(
    ({ dataset }) => dataset['code'] === stored,
  )
  if (link) location.replace(`${location.pathname}${withLanguage(link.hreflang)}${location.hash}`)
  return link !== undefined
}

function withLanguage(language: string): string {
  const asked = new URLSearchParams(location.search)
  asked.set('lang', language)
  return `?${asked}`
}

function keepLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-code]') : null
  const code = link?.dataset['code']
  if (!link || !code) return
  keepHere('lang', code)
  link.href = `${withLanguage(link.hreflang)}${location.hash}`
  // In a new tab the page begins anew, and this one stays.
  if (event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey)) keepPlace()
}

/** A press on a part that still sleeps is repeated when it is awake. */
function holdPress(event: Event): void {
  const { target } = event
  if (!(target instanceof Element) || !target.closest('[data-island]:not([data-awake])')) return
  const pressed = event.type === 'submit' ? target : target.closest('button')
  if (!(pressed instanceof HTMLElement)) return
  event.preventDefault()
  event.stopPropagation()
  held.add(pressed)
  wake()
}

/** Beside the language, an address names what a part of the page is to show, such as a number or a calculation. */
function asksSomething(): boolean {
  return [...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang')
}

/** Somebody was led here from another page (`led-here.ts`): says why, and a link to sign in leads on to that page. */
function sayWhyHere(): void {
  const notes = document.querySelectorAll<HTMLElement>('[data-led-here]')
  const ledHere = notes.length > 0 ? takeLedHere() : null
  for (const note of notes) {
    if (note.dataset['ledHere'] !== ledHere?.reason) continue
    note.hidden = false
    const link = note.querySelector('a')
    if (link && ledHere?.reason === 'signIn') link.href += `&back=${encodeURIComponent(ledHere.path)}`
  }
}

/** Answers that are folded away are printed as well. */
function unfoldForPrint(): void {
  let opened: readonly HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const each of opened) each.open = true
  })
  addEventListener('afterprint', () => {
    for (const each of opened) each.open = false
  })
}

/** What was typed before the page was loaded anew stands there again without waiting for a touch. */
const holdsDraft = (): boolean =>
  [...document.querySelectorAll<HTMLElement>('[data-island]')].some(
    ({ dataset }) => readTyped(draftHere(dataset['island'] ?? '')) !== null,
  )

markSignedIn()
unfoldForPrint()
if (!followStoredLanguage()) sayWhyHere()
document.addEventListener('click', keepLanguage)
takePlace()
registerWorker()
const bar = document.querySelector<HTMLElement>('section[data-analytics]')
if (bar) void part<typeof analytics>('analytics').then(({ offerAnalytics }) => offerAnalytics(bar))
if (document.querySelector('[data-island]')) {
  for (const kind of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(kind, wake, { passive: true })
  for (const kind of ['click', 'submit']) document.addEventListener(kind, holdPress, { capture: true })
  if ((asksSomething() && document.querySelector('[data-wakes]')) || holdsDraft()) wake()
}
