import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The pictures of `npm run screens`: the browser and the product of the journeys. */
export default defineConfig({
  ...journeys,
  testDir: 'scripts',
  testMatch: 'screens.ts',
  timeout: 20 * 60_000,
  workers: 1,
  reporter: 'line',
})
