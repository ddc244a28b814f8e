import { takeLedHere } from '#web/client/led-here.ts'
import { registerWorker } from '#web/offline/register.ts'
import { keepHere, keptHere } from './device-storage.ts'
import type * as analytics from './analytics.ts'
import type * as hydrate from './hydrate.tsx'
import { markSignedIn } from './signed-in.ts'
import { draftHere, readTyped } from './site-drafts.ts'
import { keepPlace, takePlace } from './turned.ts'

/*
 * The one script of a public page before the first interaction: it remembers the chosen language, shows a link home to
 * people who are signed in, and loads React and the islands of the page at the first interaction. What is pressed or
 * typed before an island is hydrated is kept and then replayed, however many interactions that takes. It is inlined, so
 * that nothing has to be loaded first; its script tag says where the islands' files are.
 */

const page = document.documentElement
const parts = document.querySelector<HTMLElement>('script[data-hydrate]')?.dataset ?? {}
let waking: Promise<void> | null = null
let tries = 0
/** Elements pressed in islands that are not hydrated yet. Pressing one again because nothing happened counts once. */
const held = new Set<HTMLElement>()

/**
 * One attempt at a time, as long as an island is not hydrated: what failed to load is requested again at the next
 * interaction.
 */
function wake(): void {
  // Some browsers remember that an address failed to load, so a later attempt uses another address.
  waking ??= part<typeof hydrate>('hydrate', tries++ ? `?${tries}` : '')
    .then(({ hydrateIslands }) => hydrateIslands(letGo))
    .catch((fault: unknown) => {
      console.error(fault)
      waking = null
      delete page.dataset['asked']
    })
}

/** A page that appears below a resting pointer gets events too, but nothing has moved. */
function wakeForMove({ movementX, movementY }: PointerEvent): void {
  if (movementX || movementY) wake()
}

/** Built separately (`scripts/build-site.mjs`), and loaded by its address. */
const part = <Part>(name: string, again = ''): Promise<Part> => import(/* @vite-ignore */ parts[name] + again)

/** An island that could not be hydrated replays no presses, and later presses get the browser's default behaviour. */
function letGo(place: HTMLElement, isAwake: boolean): void {
  for (const pressed of held) {
    if (!place.contains(pressed)) continue
    held.delete(pressed)
    if (!isAwake) continue
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}

/**
 * An earlier choice redirects to the page in that language, unless the address names a language. Returns true if it
 * does.
 */
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
  const params = new URLSearchParams(location.search)
  params.set('lang', language)
  return `?${params}`
}

function keepLanguage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-code]') : null
  const code = link?.dataset['code']
  if (!link || !code) return
  keepHere('lang', code)
  link.href = `${withLanguage(link.hreflang)}${location.hash}`
  // In a new tab the page starts afresh, and this one stays.
  if (event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey)) keepPlace()
}

/** A press in an island that is not hydrated is repeated afterwards. */
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

/**
 * Someone was redirected here from another page (`led-here.ts`): says why, and the sign-in link leads on to that page.
 */
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

/** Collapsed answers are printed as well. */
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

/** Input from before a reload is restored without waiting for an interaction. */
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
  for (const kind of ['touchstart', 'focusin', 'keydown']) document.addEventListener(kind, wake, { passive: true })
  document.addEventListener('pointermove', wakeForMove, { passive: true })
  for (const kind of ['click', 'submit']) document.addEventListener(kind, holdPress, { capture: true })
  if (('asked' in page.dataset && document.querySelector('[data-wakes]')) || holdsDraft()) wake()
}
