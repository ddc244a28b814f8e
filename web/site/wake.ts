import { registerWorker } from '#web/offline/register.ts'
import { keepHere, keptHere } from './device.ts'
import type * as analytics from './analytics.ts'
import type * as hydrate from './hydrate.tsx'
import { markSignedIn } from './signed-in.ts'

/*
 * The one script of a public page before somebody touches it: it keeps the language that is chosen, shows the way home to
 * who is signed in, and fetches React and the parts of the page at the first touch. What is pressed or typed before a part
 * is awake is kept and done then. It stands in the page itself, so that nothing is asked for before; the tag around it says
 * where the parts lie.
 */

const page = document.documentElement
const parts = document.querySelector<HTMLElement>('script[data-hydrate]')?.dataset ?? {}
let awake = false
let waking: Promise<void> | null = null

function wake(): Promise<void> {
  waking ??= part<typeof hydrate>('hydrate')
    .then(({ hydrateIslands }) => hydrateIslands())
    .then(() => {
      awake = true
    })
    .catch(() => {
      // The next touch tries again.
      waking = null
    })
  return waking
}

/** Built apart (`scripts/build-site.mjs`), and fetched by its address. */
const part = <Part>(name: string): Promise<Part> => import(/* @vite-ignore */ parts[name] ?? '')

/** A choice that was made before leads to the page in that language, unless the address names one. */
function followStoredLanguage(): void {
  const stored = keptHere('lang')
  if (stored === page.dataset['code'] || new URLSearchParams(location.search).has('lang')) return
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[data-code]')].find(
    ({ dataset }) => dataset['code'] === stored,
  )
  if (link) location.replace(`${location.pathname}${withLanguage(link.hreflang)}${location.hash}`)
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
}

/** A press on a part that still sleeps is repeated when it is awake. */
function holdPress(event: Event): void {
  const { target } = event
  if (awake || !(target instanceof Element) || !target.closest('[data-island]')) return
  const pressed = event.type === 'submit' ? target : target.closest('button')
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  void wake().then(() => {
    if (!awake) return
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else if (pressed instanceof HTMLElement) pressed.click()
  })
}

/** Beside the language, an address names what a part of the page is to show, such as a number or a calculation. */
function asksSomething(): boolean {
  return [...new URLSearchParams(location.search).keys()].some((name) => name !== 'lang')
}

markSignedIn()
followStoredLanguage()
document.addEventListener('click', keepLanguage)
registerWorker()
const bar = document.querySelector<HTMLElement>('section[data-analytics]')
if (bar) void part<typeof analytics>('analytics').then(({ offerAnalytics }) => offerAnalytics(bar))
if (document.querySelector('[data-island]')) {
  for (const kind of ['pointerover', 'touchstart', 'focusin', 'keydown'])
    document.addEventListener(kind, () => void wake(), { once: true, passive: true })
  for (const kind of ['click', 'submit']) document.addEventListener(kind, holdPress, { capture: true })
  if (asksSomething() && document.querySelector('[data-wakes]')) void wake()
}
