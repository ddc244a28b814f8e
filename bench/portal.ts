import { setTimeout as wait } from 'node:timers/promises'
import type { Bench } from './bench.ts'
import { notMeasured, withMembersArea } from './members-area.ts'
import type { Figure, Section } from './figure.ts'
import { benchId, tokenOf } from './lay-members.ts'
import { ordinary } from './lay-parcels.ts'
import { type Phone, slowdown, startPhone } from './phone.ts'
import { median } from './statistics.ts'

interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  /** The longest time until the largest part of a first visit is painted. */
  readonly mostMs: number | null
  /** A part that needs the program. */
  readonly content: string
  /** How many times as many rounds as asked for; once without it. */
  readonly turns?: number
}

/** What a member opens first. Home is so near its goals that the median of five visits is chance. */
const pages: readonly MeasuredPage[] = [
  { name: 'login', path: '/login', isSignedIn: false, mostMs: 1200, content: 'main form' },
  { name: 'home', path: '/pageHome', isSignedIn: true, mostMs: 1800, content: 'main section li', turns: 4 },
  { name: 'parcel list', path: '/packageList', isSignedIn: true, mostMs: 2000, content: 'main [type=checkbox]' },
  { name: 'orders', path: '/orderManagement', isSignedIn: true, mostMs: null, content: 'main [href*="/orderDetails"]' },
  { name: 'apply', path: '/applyFreight', isSignedIn: true, mostMs: null, content: 'main [type=checkbox]' },
]

const laterMostMs = 800
/** How long the program may take until that part is there. */
const contentWithinMs = 20_000
/** The largest part has come when no larger one has for so long. */
const quietMs = 2500
/** The service worker stores the program after the first visit. */
const storedMs = 4000

/** The members' area as a phone opens it: the first time with nothing cached, and again. */
export async function measurePortal({ databases, folder, rounds }: Bench): Promise<Section> {
  const section = {
    title: 'The members’ area on a phone',
    about:
      `Largest contentful paint at 390 px, 1.6 Mbit/s, 150 ms and a processor slowed ${slowdown} ×, for a member of 300 parcels, in a browser ` +
      'with a profile on disk and no debugger. First visit: nothing cached. Second and third: the same page opened again in ' +
      'the same browser, whose service worker has the slow network too. Drawn: the first paint, of the frame and what never ' +
      'changes. Content: the form of the program, or the first rows, have been painted. Bytes: what the page itself asked for until it was quiet.',
    inRounds: 'untimed',
  } as const
  const measured = await withMembersArea({ databases, folder }, 'portal', async ({ origin, executablePath }) => {
    const figures: Figure[] = []
    let version = ''
    const open = async () => {
      const phone = await startPhone(executablePath, folder)
      version = phone.version
      return phone
    }
    for (const page of pages) figures.push(...(await measurePage(open, origin, page, rounds)))
    return { figures, remarks: [`${version}.`] }
  })
  return { ...section, ...(measured ?? notMeasured) }
}

async function measurePage(
  open: () => Promise<Phone>,
  origin: string,
  page: MeasuredPage,
  rounds: number,
): Promise<readonly Figure[]> {
  const firsts: Visit[] = []
  const seconds: Visit[] = []
  const thirds: Visit[] = []
  // The first round warms the server up and does not count.
  for (let round = -1; round < rounds * (page.turns ?? 1); round++) {
    const phone = await open()
    if (page.isSignedIn) await signIn(phone, origin)
    const address = `${origin}/web_site${page.path}`
    const first = await visit(phone, address, page, quietMs + storedMs)
    const second = await visit(phone, address, page, quietMs)
    const third = await visit(phone, address, page, quietMs)
    await phone.close()
    if (round < 0) continue
    firsts.push(first)
    seconds.push(second)
    thirds.push(third)
  }
  return [
    paintFigure(`${page.name}, first visit`, firsts, page.mostMs),
    paintFigure(`${page.name}, second visit`, seconds, laterMostMs),
    paintFigure(`${page.name}, third visit`, thirds, laterMostMs),
  ]
}

/** Before any page of the portal, so that the first visit is the page itself. */
async function signIn(phone: Phone, origin: string): Promise<void> {
  const page = await phone.page()
  await page.open(`${origin}/robots.txt`)
  const stored = { token: tokenOf(ordinary), userid: benchId(ordinary) }
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`)
  await page.close()
}

interface Visit {
  readonly lcpMs: number
  readonly drawnMs: number
  readonly contentMs: number
  readonly kiloBytes: number
  readonly what: string
}

async function visit(phone: Phone, address: string, { name, content }: MeasuredPage, waitMs: number): Promise<Visit> {
  const page = await phone.page()
  try {
    await page.open(address)
    const contentMs = await page.evaluate<number | null>(`(${there})(${JSON.stringify(`#root ${content}`)})`)
    if (contentMs === null) throw new Error(`${name}: no ${content} within ${contentWithinMs} ms`)
    await wait(waitMs)
    return { ...(await page.evaluate<Omit<Visit, 'contentMs'>>(`(${painted})()`)), contentMs }
  } finally {
    await page.close()
  }
}

/** Runs in the page: looks in each frame; the second one after it was found begins once it has been painted. Null: it did not come. */
const there = `(selector) => new Promise((resolve) => {
  setTimeout(() => resolve(null), ${contentWithinMs})
  const next = (then) => requestAnimationFrame(then)
  const look = () => document.querySelector(selector) ? next(() => next(() => resolve(performance.now()))) : next(look)
  look()
})`

/** Runs in the page. */
const painted = `() => new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    resolve({
      lcpMs: last.startTime,
      drawnMs: first.startTime,
      kiloBytes: files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      what: last.element ? last.element.tagName.toLowerCase() + ' “' + last.element.textContent.trim().slice(0, 30) + '”' : 'a part of the first picture',
    })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`

function paintFigure(name: string, visits: readonly Visit[], mostMs: number | null): Figure {
  const [{ what, kiloBytes } = { what: '', kiloBytes: 0 }] = visits
  const drawnMs = Math.round(median(visits.map((each) => each.drawnMs)))
  const contentMs = Math.round(median(visits.map((each) => each.contentMs)))
  return {
    name,
    values: visits.map(({ lcpMs }) => Math.round(lcpMs)),
    unit: 'ms',
    goal: mostMs === null ? null : { atMost: mostMs },
    absolute: `drawn after ${drawnMs} ms, content ${contentMs} ms; ${Math.round(kiloBytes)} kB; largest: ${what}`,
  }
}
