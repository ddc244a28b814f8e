import type { Page } from '@playwright/test'

interface Walk {
  /** Elements that can be focused but never were. */
  readonly missed: readonly string[]
  /** Elements that looked the same with and without focus. */
  readonly unseen: readonly string[]
}

/** More stops than any page has (the list of all calls has some 500): pressing Tab this often means a keyboard trap. */
const mostStops = 1000
/** Pressed before asking whether the round is complete. */
const stopsAtOnce = 10

/**
 * Presses Tab until everything has been focused; in pages that share a frame, everything of the main part. A page that
 * focuses its main field has elements before that field, so if a round forwards has not reached everything, a round
 * backwards follows.
 */
export async function walkByTab(page: Page, part: 'main' | 'body'): Promise<Walk> {
  if (part === 'body') return walk(page, part, ['Tab', 'Shift+Tab'])
  const inMain = await walk(page, part, ['Tab'])
  return inMain.missed.length === 0 ? inMain : walkByTab(page, 'body')
}

async function walk(page: Page, part: 'main' | 'body', keys: readonly string[]): Promise<Walk> {
  const started = await page.evaluateHandle(startWalk, part)
  let result: Walk = { missed: [], unseen: [] }
  for (const key of keys) {
    let isRound = false
    for (let stops = 0; !isRound && stops < mostStops; stops += stopsAtOnce) {
      for (let stop = 0; stop < stopsAtOnce; stop += 1) await page.keyboard.press(key)
      isRound = await started.evaluate((each) => each.isRound())
    }
    result = isRound
      ? await started.evaluate((each) => each.result())
      : { missed: [`no way out after ${mostStops} stops`], unseen: [] }
    if (!isRound || result.missed.length === 0) break
    await started.evaluate((each) => each.turn())
  }
  await started.evaluate((each) => each.end())
  return result
}

/** Runs in the page, so everything it needs is inside. */
function startWalk(part: 'main' | 'body') {
  const place = document.querySelector<HTMLElement>(part) ?? document.body
  if (part === 'main') place.focus()
  // On a busy machine a transition would be seen halfway, and the focus would seem to be invisible.
  const atOnce = document.createElement('style')
  atOnce.textContent = '*, *::before, *::after { transition: none !important }'
  document.head.append(atOnce)
  const reached = new Set<Element>()
  /** Reset for this direction: going the other way, much was met already. */
  const met = new Set<Element>()
  const unseen: string[] = []
  let last: Element | null = null
  let lastLook = ''
  let ends = 0
  let isComplete = false

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)} ${element.id}`

  /** Styles of an element, or of an ancestor, that could show focus. */
  const lookOf = (element: Element) => {
    const looks: string[] = []
    for (let each: Element | null = element; each && looks.length < 4; each = each.parentElement) {
      const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, top } = getComputedStyle(each)
      looks.push([outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor, top].join(' '))
    }
    return looks.join('; ')
  }

  /** After each press of the key. */
  const step = () => {
    // A date input has several stops of its own: day, month, year, calendar.
    if (isComplete || (last !== null && document.activeElement === last)) return
    if (last?.isConnected && lookOf(last) === lastLook) unseen.push(nameOf(last))
    const active = document.activeElement === document.body ? null : document.activeElement
    last = active
    lastLook = active ? lookOf(active) : ''
    if (active === null) ends += 1
    // A walk through the main part ends where it leaves it.
    isComplete = active === null ? ends > 1 || part === 'main' : met.has(active) || !place.contains(active)
    if (isComplete || !active) return
    met.add(active)
    reached.add(active)
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && step()
  window.addEventListener('keyup', onKey, { capture: true })

  const turn = () => {
    met.clear()
    last = null
    ends = 0
    isComplete = false
  }

  const isStop = (element: Element) =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })

  /** Only one radio button of a group takes the focus; arrow keys reach the others. */
  const isOfGroup = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    [...reached].some((each) => each instanceof HTMLInputElement && each.type === 'radio' && each.name === element.name)

  const result = () => {
    const stops = [...place.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
    const missed = stops.filter((stop) => isStop(stop) && !reached.has(stop) && !isOfGroup(stop))
    return { missed: missed.map(nameOf), unseen }
  }
  return {
    isRound: () => isComplete,
    turn,
    result,
    end: () => window.removeEventListener('keyup', onKey, { capture: true }),
  }
}
