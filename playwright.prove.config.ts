import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The long proofs of `npm run prove`: the browser and the product of the journeys, on this machine alone. */
export default defineConfig({
  ...journeys,
  testDir: 'test/proofs',
  testMatch: '*.proof.ts',
  timeout: 6 * 60_000,
  globalTimeout: 30 * 60_000,
  workers: 1,
  reporter: 'list',
  outputDir: 'results/proofs',
})
