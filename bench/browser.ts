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
