import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Bench } from './bench.ts'
import { notMeasured, withMembersArea } from './members-area.ts'
import type { Figure, Section } from './figure.ts'
import { benchId, tokenOf } from './lay-members.ts'
import { ordinary } from './lay-parcels.ts'

/** What a member opens first, with the longest time until its largest part is painted. */
const pages = [
  { name: 'login', path: '/login', isSignedIn: false, mostMs: 1200 },
  { name: 'home', path: '/pageHome', isSignedIn: true, mostMs: 1800 },
  { name: 'parcel list', path: '/packageList', isSignedIn: true, mostMs: 2000 },
  { name: 'orders', path: '/orderManagement', isSignedIn: true, mostMs: null },
  { name: 'apply', path: '/applyFreight', isSignedIn: true, mostMs: null },
] as const
type MeasuredPage = (typeof pages)[number]

/** A phone: 390 px, 1.6 Mbit/s, 150 ms, a processor a quarter as fast. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowdown = 4

const laterMostMs = 800
const quietMs = 2500

/** The members' area as a phone opens it: the first time with nothing cached, and again. */
export async function measurePortal({ databases, folder, rounds }: Bench): Promise<Section> {
  const section = {
    title: 'The members’ area on a phone',
    about:
      `Largest contentful paint at 390 px, 1.6 Mbit/s, 150 ms and a processor slowed ${slowdown} ×, for a member of 300 parcels. First visit: ` +
      'nothing cached. Later: the same page opened again in the same browser. Bytes: all that travelled until the page was quiet.',
    inRounds: 'untimed',
  } as const
  const measured = await withMembersArea({ databases, folder }, 'portal', async ({ browser, origin }) => {
    const figures: Figure[] = []
    for (const page of pages) figures.push(...(await measurePage(browser, origin, page, rounds)))
    return { figures, remarks: [`Chromium ${browser.version()}.`] }
  })
  return { ...section, ...(measured ?? notMeasured) }
}

async function measurePage(browser: Browser, origin: string, page: MeasuredPage, rounds: number): Promise<Figure[]> {
  const firsts: Visit[] = []
  const laters: Visit[] = []
  // The first visit warms the server up and does not count.
  for (let round = -1; round < rounds; round++) {
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', locale: 'zh-HK' })
    if (page.isSignedIn) await signIn(context, origin)
    const first = await visit(context, `${origin}/web_site${page.path}`)
    const later = await visit(context, `${origin}/web_site${page.path}`)
    await context.close()
    if (round < 0) continue
    firsts.push(first)
    laters.push(later)
  }
  return [
    paintFigure(`${page.name}, first visit`, firsts, page.mostMs),
    paintFigure(`${page.name}, later visit`, laters, laterMostMs),
  ]
}

/** Before any page, so that the first visit is the page itself. */
const signIn = (context: BrowserContext, origin: string) =>
  context.addInitScript(
    ({ token, userId, at }) => {
      if (location.origin !== at) return
      localStorage.setItem('token', token)
      localStorage.setItem('userid', userId)
    },
    { token: tokenOf(ordinary), userId: benchId(ordinary), at: origin },
  )

interface Visit {
  readonly lcpMs: number
  readonly kiloBytes: number
  readonly what: string
}

async function visit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    const bytes = await slowDown(page)
    await page.goto(address, { waitUntil: 'load' })
    const { lcpMs, what } = await settledPaint(page)
    return { lcpMs, what, kiloBytes: bytes() / 1000 }
  } finally {
    await page.close()
  }
}

async function slowDown(page: Page): Promise<() => number> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}

/** The largest part so far, once no larger one has come for a while. */
async function settledPaint(page: Page, before = Number.NaN): Promise<{ lcpMs: number; what: string }> {
  await page.waitForTimeout(quietMs)
  const found = await page.evaluate(largestPaint)
  return found.lcpMs === before ? found : settledPaint(page, found.lcpMs)
}

/** Runs in the page. */
function largestPaint(): Promise<{ lcpMs: number; what: string }> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
      const words = last?.element?.textContent?.trim().slice(0, 30) ?? ''
      resolve({
        lcpMs: last?.startTime ?? Number.NaN,
        what: `${last?.element?.tagName.toLowerCase() ?? '?'} “${words}”`,
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

function paintFigure(name: string, visits: readonly Visit[], mostMs: number | null): Figure {
  const [{ what, kiloBytes } = { what: '', kiloBytes: 0 }] = visits
  return {
    name,
    values: visits.map(({ lcpMs }) => Math.round(lcpMs)),
    unit: 'ms',
    goal: mostMs === null ? null : { atMost: mostMs },
    absolute: `${Math.round(kiloBytes)} kB; largest: ${what}`,
  }
}
