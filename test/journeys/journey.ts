import type { Language } from '#domain/language.ts'
import { type BrowserContextOptions, expect, test as base } from '@playwright/test'
import { noteCode, type Person } from './people.ts'
import { productUrl } from './product.ts'

interface Arrival {
  readonly language?: Language
  /** A phone's width or a desk's. */
  readonly width?: number
  readonly theme?: 'light' | 'dark'
  /** What local storage holds from an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>
  /** Whether a service worker may keep pages; otherwise each journey sees what the server answers. */
  readonly keepsPages?: boolean
}

/** Opens a browser for someone: two people share nothing but the product. */
export type Arrive = (arrival?: Arrival) => Promise<Person>

const locales = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK', en: 'en-US' } as const satisfies Record<Language, string>

/** At the end of every journey nobody has a cookie, and no page has thrown an error. */
export const test = base.extend<{ readonly arrive: Arrive }>({
  arrive: async ({ browser }, use) => {
    const faults: string[] = []
    await use(async ({ language = 'zh-Hant', width = 1440, theme = 'light', stored = {}, keepsPages = false } = {}) => {
      const context = await browser.newContext({
        ...settings(language, width),
        colorScheme: theme,
        serviceWorkers: keepsPages ? 'allow' : 'block',
        storageState: { cookies: [], origins: [{ origin: productUrl(), localStorage: entriesOf(stored) }] },
      })
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: productUrl() })
      context.on('response', (response) => void noteCode(response))
      context.on('weberror', (fault) => faults.push(String(fault.error().stack)))
      const page = await context.newPage()
      // Listens from the start: when added only at the key press, it would miss the chooser.
      page.on('filechooser', () => {})
      return { page, language }
    })
    for (const context of browser.contexts()) {
      expect(await context.cookies(), 'no cookie is ever set').toEqual([])
      await context.close()
    }
    expect(faults, 'no page fails by itself').toEqual([])
  },
})

const settings = (language: Language, width: number): BrowserContextOptions => ({
  baseURL: productUrl(),
  locale: locales[language],
  viewport: { width, height: width < 800 ? 844 : 900 },
  reducedMotion: 'reduce',
})

const entriesOf = (stored: Readonly<Record<string, string>>) =>
  Object.entries(stored).map(([name, value]) => ({ name, value }))
