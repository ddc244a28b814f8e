import { existsSync } from 'node:fs'

const browsers = [
  process.env['CHROME_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
]

/** A Chromium on this machine; null without one. */
export const browserPath = (): string | null => browsers.find((path) => path && existsSync(path)) ?? null

/**
 * Switches off whatever would disturb a page; for measurements and, in `playwright.config.ts`, for journeys. Playwright
 * adds the switch for a browser without a window, others add `headless`.
 */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without a window; the headless shell knows nothing else. */
export const headless = '--headless=new'
