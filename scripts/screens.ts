import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltPage, builtPages } from '#test/journeys/built-pages.ts'
import { productUrl } from '#test/journeys/product.ts'
import { type Browser, type Page, test } from '@playwright/test'
import sharp from 'sharp'

/*
 * Screenshots of every page with the demo data: three languages, 1440 and 390 px, combined into contact sheets, so that
 * everything can be checked in a minute. The list of pages comes from the product's own route tables.
 */

const folder = 'results/screens'
const words = (process.env['SCREENS'] ?? '').split(',').filter(Boolean)
const languages = ['cn', 'en', 'sh'] as const
/** Other widths: `WIDTHS=320 npm run screens`, the narrowest width that pages must fit (WCAG 1.4.10). */
const widths = (process.env['WIDTHS'] ?? '1440,390').split(',').map(Number)
/** `SCHEME=dark npm run screens` */
const colorScheme = process.env['SCHEME'] === 'dark' ? 'dark' : 'light'
const cell = { wide: 520, narrow: 300, height: 740 }

/** Bands that no reader has come near are not laid out (`web/site/frame/band.module.css`). */
const laidOut = '* { content-visibility: visible !important }'

type Cast = Awaited<ReturnType<typeof builtPages>>

test('pictures of every page', async ({ browser }) => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const cast = await builtPages()
  const shots = cast.pages.filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
  for (const width of widths) for (const language of languages) await takeAll(browser, shots, { width, language, cast })
})

interface Setting {
  readonly width: number
  readonly language: (typeof languages)[number]
  readonly cast: Cast
}

async function takeAll(browser: Browser, shots: readonly BuiltPage[], { width, language, cast }: Setting) {
  const context = await browser.newContext({
    viewport: { width, height: width > 800 ? 900 : 844 },
    locale: 'en-GB',
    colorScheme,
  })
  await context.addInitScript(
    ({ lang, stored, staffToken }) => {
      localStorage.setItem('lang', lang)
      if (location.hash === '#visitor') return
      sessionStorage.setItem('staff-token', staffToken)
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    },
    { lang: language, stored: cast.stored, staffToken: cast.staffToken },
  )
  const page = await context.newPage()
  const pictures: Buffer[] = []
  for (const shot of shots) {
    await open(page, shot)
    const name = nameOf(shot)
    const picture = await page.screenshot({ fullPage: true, style: laidOut })
    await writeFile(join(folder, `${name}-${language}-${width}.png`), picture)
    pictures.push(await labelled(picture, name, width))
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (overflow > 0) console.log(`${name} ${language} ${width}: ${overflow} px too wide`)
  }
  await context.close()
  const perSheet = width > 800 ? 6 : 10
  for (let start = 0; start < pictures.length; start += perSheet) {
    await contactSheet(
      pictures.slice(start, start + perSheet),
      `sheet-${width}-${language}-${start / perSheet + 1}.png`,
      width > 800 ? 3 : 5,
    )
  }
}

const nameOf = ({ as, path }: BuiltPage) =>
  `${as}-${path
    .replace(/^\/(web_site\/)?/, '')
    .replace(/[?=/&:,]/g, '_')
    .slice(0, 40)}`

async function open(page: Page, { as, path }: BuiltPage) {
  // A stream never ends, so the network would never be idle.
  await page.route(/\/api\/(member|admin)\/live$/, (route) => route.fulfill({ status: 404 }))
  await page.goto(`${productUrl()}${path}${as === 'visitor' ? '#visitor' : ''}`)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(150)
}

async function labelled(picture: Buffer, name: string, width: number): Promise<Buffer> {
  const cellWidth = width > 800 ? cell.wide : cell.narrow
  const small = await sharp(picture).resize({ width: cellWidth }).toBuffer({ resolveWithObject: true })
  const cut = await sharp(small.data)
    .extract({ left: 0, top: 0, width: cellWidth, height: Math.min(cell.height, small.info.height) })
    .toBuffer()
  const label = Buffer.from(
    `<svg width="${cellWidth}" height="26"><rect width="100%" height="100%" fill="#16203a"/><text x="8" y="18" font-size="15" fill="#fff" font-family="sans-serif">${name}</text></svg>`,
  )
  return sharp({ create: { width: cellWidth, height: cell.height + 26, channels: 3, background: '#fff' } })
    .composite([
      { input: label, left: 0, top: 0 },
      { input: cut, left: 0, top: 26 },
    ])
    .png()
    .toBuffer()
}

async function contactSheet(pictures: readonly Buffer[], file: string, columns: number) {
  const { width = 1, height = 1 } = await sharp(pictures[0]).metadata()
  const rows = Math.ceil(pictures.length / columns)
  await sharp({ create: { width: width * columns, height: height * rows, channels: 3, background: '#888' } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: (index % columns) * width,
        top: Math.floor(index / columns) * height,
      })),
    )
    .png({ palette: true, quality: 80 })
    .toFile(join(folder, file))
  console.log(`${folder}/${file}`)
}
