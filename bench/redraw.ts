import { live } from '#contract/live.ts'
import { type Browser, type Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { notMeasured, withBrowser, withMembersArea } from './members-area.ts'
import type { Figure, Section } from './figure.ts'
import { benchId, tokenOf } from './lay-members.ts'
import { ordinary } from './lay-parcels.ts'
import { median } from './statistics.ts'

const mostMs = 50
const rows = 100

const changes = {
  tick: 'one row is ticked',
  tickAll: 'all rows are ticked',
  sort: 'the order is turned round',
  filter: 'another state is chosen',
} as const
type Change = keyof typeof changes

/** From a press until a list of a hundred rows has been painted again. */
export async function measureRedraw({ databases, folder, rounds }: Bench): Promise<Section> {
  const section = {
    title: 'A list of a hundred parcels, redrawn',
    about:
      `From the press until the frame with the changed list has been painted, at 1440 px, ${rows} rows of a member of 300 parcels. Sort and ` +
      'filter change to an answer that is already in the browser, so that only the drawing is measured. Up to 17 ms of it are the wait for the next ' +
      'frame. Of many new rows as many as the window is high are drawn at once; “all rows” is the time until the others, further down, are there. ' +
      '“From the server” is what a member waits for who chooses something for the first time: the call and the drawing together.',
    inRounds: 'untimed',
  } as const
  const measured = await withMembersArea({ databases, folder }, 'redraw', ({ origin, executablePath }) =>
    withBrowser(executablePath, (browser) => measureChanges(browser, origin, rounds)),
  )
  return { ...section, ...(measured ?? notMeasured) }
}

async function measureChanges(browser: Browser, origin: string, rounds: number) {
  const page = await openList(browser, origin)
  const figures: Figure[] = []
  for (const change of Object.keys(changes) as Change[]) figures.push(await measureChange(page, change, rounds))
  for (const change of ['sort', 'filter'] as const) figures.push(await measureAsked(browser, origin, change, rounds))
  return { figures, remarks: [`Chromium ${browser.version()}.`] }
}

async function openList(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'zh-HK',
  })
  await context.addInitScript(
    ({ token, userId }) => {
      localStorage.setItem('token', token)
      localStorage.setItem('userid', userId)
    },
    { token: tokenOf(ordinary), userId: benchId(ordinary) },
  )
  // The compiler wraps functions in this helper, also those that run in the page.
  await context.addInitScript('globalThis.__name = (it) => it')
  const page = await context.newPage()
  // A stream never ends, so the network would never be idle.
  await page.route(`**${live.follow.path}`, (route) => route.abort())
  await page.goto(`${origin}/web_site/packageList?from=&to=&size=${rows}`)
  await page
    .locator('tbody tr')
    .nth(rows - 1)
    .waitFor()
  return page
}

async function measureChange(page: Page, change: Change, rounds: number): Promise<Figure> {
  // There and back once, so that both answers are in the browser.
  for (let turn = 0; turn < 2; turn++) {
    await page.evaluate(redraw, change)
    await page.waitForLoadState('networkidle')
  }
  const redrawn: Redrawn[] = []
  for (let round = 0; round < Math.max(rounds, 5) * 2; round++) redrawn.push(await page.evaluate(redraw, change))
  const values = redrawn.map(({ firstMs }) => firstMs)
  const allMs = Math.round(median(redrawn.map((each) => each.allMs)))
  const absolute = `${values.length} times; all rows after ${allMs} ms`
  return { name: changes[change], values, unit: 'ms', goal: { atMost: mostMs }, absolute }
}

/** The first time in a page that has just been opened: nothing of the answer is in the browser. */
async function measureAsked(browser: Browser, origin: string, change: Change, rounds: number): Promise<Figure> {
  const redrawn: Redrawn[] = []
  for (let round = 0; round < Math.max(rounds, 5); round++) {
    const page = await openList(browser, origin)
    await page.waitForLoadState('networkidle')
    redrawn.push(await page.evaluate(redraw, change))
    await page.context().close()
  }
  const values = redrawn.map(({ firstMs }) => firstMs)
  const absolute = `${values.length} times; all rows after ${Math.round(median(redrawn.map(({ allMs }) => allMs)))} ms`
  return { name: `${changes[change]}, from the server`, values, unit: 'ms', goal: null, absolute }
}

interface Redrawn {
  readonly firstMs: number
  readonly allMs: number
}

/** Runs in the page: makes the change, or takes it back, and waits for the frame after it, and for the last row. */
async function redraw(change: Change): Promise<Redrawn> {
  const find = <Kind extends Element>(path: string): Kind => {
    const found = document.querySelector<Kind>(path)
    if (!found) throw new Error(`nothing at ${path}`)
    return found
  }
  // As many rows as are in view.
  const shown = () =>
    [...document.querySelectorAll('tbody tr')]
      .slice(0, 10)
      .map((row) => row.textContent)
      .join()
  const before = shown()
  const started = performance.now()
  const isDone = press()
  const frame = () => new Promise(requestAnimationFrame)
  do {
    if (performance.now() - started > 10_000) throw new Error(`the list did not change: ${change}`)
    await frame()
  } while (!isDone())
  // What is there at the beginning of a frame has been painted when its task ends.
  const taskEnd = () => new Promise((resolve) => setTimeout(resolve))
  await taskEnd()
  const firstMs = Math.round(performance.now() - started)
  while (document.querySelector('tbody tr[aria-hidden]')) await frame()
  await taskEnd()
  return { firstMs, allMs: Math.round(performance.now() - started) }

  function press(): () => boolean {
    if (change === 'tick' || change === 'tickAll') {
      const box = find<HTMLInputElement>(`${change === 'tick' ? 'tbody' : 'thead'} input[type=checkbox]`)
      const next = !box.checked
      box.click()
      return () => box.checked === next
    }
    if (change === 'sort') {
      const choice = find<HTMLSelectElement>('select:has(option[value=oldest])')
      choice.value = choice.value === 'oldest' ? 'newest' : 'oldest'
      choice.dispatchEvent(new Event('change', { bubbles: true }))
      return () => shown() !== before
    }
    const tabs = [...document.querySelectorAll<HTMLButtonElement>('main nav button')]
    const [all, shipped] = [tabs[0], tabs[4]]
    const isAll = all?.getAttribute('aria-current') === 'true'
    const next = isAll ? shipped : all
    next?.click()
    return () => next?.getAttribute('aria-current') === 'true' && shown() !== before
  }
}
