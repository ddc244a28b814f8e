import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { quietFlags } from './bench/browser.ts'
import { keepInMemory } from './test/temporary-folder.ts'

keepInMemory()

const chromium = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path))

export default defineConfig({
  testDir: 'test/journeys',
  testMatch: '*.e2e.ts',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // One for each of two cores, each with a product of its own.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'results/playwright.json' }]],
  outputDir: 'results/journeys',
  globalSetup: './test/journeys/server.ts',
  use: {
    timezoneId: 'Asia/Hong_Kong',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    ...(chromium ? { launchOptions: { executablePath: chromium, args: chromiumFlags() } } : {}),
  },
})

function chromiumFlags() {
  return [
    ...quietFlags,
    // Two cameras that draw their own picture, and a person who allows them.
    '--use-fake-device-for-media-stream=device-count=2',
    '--use-fake-ui-for-media-stream',
  ]
}
