import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => path && existsSync(path))

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.e2e.ts',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'results/playwright.json' }]],
  outputDir: 'results/journeys',
  globalSetup: './test/journeys/server.ts',
  use: {
    locale: 'zh-HK',
    timezoneId: 'Asia/Hong_Kong',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    ...(chromium ? { launchOptions: { executablePath: chromium, args: chromiumFlags() } } : {}),
  },
})

function chromiumFlags() {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
