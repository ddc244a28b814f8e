import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { paths, siteUrl } from '#web/paths.ts'
import type { Language } from '#domain/language.ts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { freePort } from '#test/free-port.ts'
import { productUrl } from './product.ts'

/* On a slow line a browser paints what is there already; what comes after must not move it. */

const visits = [paths.home, paths.kongFreight, paths.tutorial, paths.southeast, paths.parcelTrack].flatMap((path) => [
  { path, width: 390, language: 'zh-Hant' as const },
  { path, width: 1440, language: 'en' as const },
])

for (const visit of visits)
  test(`nothing moves while ${visit.path} arrives piece by piece at ${visit.width} px`, async ({ browser }) => {
    expect(await shiftWhileArriving(browser, visit)).toBeLessThan(0.005)
  })

/** Answers come after the page: the page keeps a place for what its address asks. */
const asked = [
  { path: `${paths.parcelTrack}?no=SF1420098812103,JH26112112345`, shows: 'SF1420098812103' },
  { path: `${paths.orderTrack}?no=JH26112112345,SF1420098812103`, shows: 'SF1420098812103' },
  { path: `${paths.contraband}?goods=${encodeURIComponent('波鞋')}`, shows: '波鞋' },
  { path: `${paths.siteCalculator}?g=31000&l=600&w=400&h=300&box=1200&value=50000`, shows: '¥137.50' },
]

for (const { path, shows } of asked)
  for (const width of [390, 1440])
    test(`nothing moves while what ${path} asks is answered at ${width} px`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: sizeOf(width), serviceWorkers: 'block' })
      await page.addInitScript(sumShifts)
      await page.goto(`${productUrl()}${siteUrl(path)}&lang=zh-Hant`)
      await expect(page.getByRole('main')).toContainText(shows)
      await page.waitForLoadState('networkidle')
      await painted(page)
      expect(await shiftOf(page)).toBeLessThan(0.005)
      await page.close()
    })

interface Visit {
  readonly path: string
  readonly width: number
  readonly language: Language
}

async function shiftWhileArriving(browser: Browser, { path, width, language }: Visit): Promise<number> {
  const answer = await fetch(`${productUrl()}${siteUrl(path)}?lang=${language}`)
  const [start = '', ...pieces] = piecesOf(await answer.text())
  const { url, begun, stop } = await serveSlowly(start)
  const page = await browser.newPage({ viewport: sizeOf(width), serviceWorkers: 'block' })
  await page.addInitScript(sumShifts)
  await page.goto(url, { waitUntil: 'commit' })
  const response = await begun
  await painted(page)
  for (const [at, piece] of pieces.slice(0, -1).entries()) {
    const comment = `<!--piece ${at}-->`
    response.write(piece + comment)
    await parsed(page, comment)
    await painted(page)
  }
  response.end(pieces.at(-1))
  await page.waitForLoadState()
  await painted(page)
  const shift = await shiftOf(page)
  await page.close()
  await stop()
  return shift
}

/** The head arrives at once, then one element after another; far down nothing is in view any more. */
function piecesOf(html: string): readonly string[] {
  const header = html.indexOf('<header')
  const ends = [...html.matchAll(/<\/(?:a|h1|h2|p|dl|li|ul|svg|form|aside|section)>/g)]
    .map(({ index, 0: tag }) => index + tag.length)
    .filter((end) => end > header)
    .slice(0, mostPieces)
  return [header, ...ends, html.length].map((end, at, all) => html.slice(all[at - 1] ?? 0, end))
}

/** 46 of them are the header. */
const mostPieces = 106

/** Answers the first request with the start of a page and leaves the rest to the caller; all else is missing. */
async function serveSlowly(start: string) {
  const port = await freePort()
  const server = createServer()
  const begun = new Promise<ServerResponse>((resolve) => {
    server.on('request', ({ url }, response) => {
      if (url !== '/') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(start)
      resolve(response)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}/`, begun, stop }
}

const sizeOf = (width: number) => ({ width, height: width < 800 ? 844 : 900 })

const shiftOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))

/** Keeps the sum of all layout shifts, as browsers report them, at the root of the page. */
function sumShifts() {
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement
    for (const entry of list.getEntries())
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + ((entry as { value?: number }).value ?? 0))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Without waiting for it, a busy machine paints several pieces at once, and what moves between them is not seen. */
const parsed = (page: Page, comment: string) =>
  page.waitForFunction((words) => document.documentElement.outerHTML.includes(words), comment)

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
