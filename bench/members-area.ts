import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import type { Bench } from './bench.ts'
import { browserPath, quietFlags } from './browser.ts'
import { isServerBuilt, startBuiltServer } from './built-server.ts'
import { openContext } from './context.ts'
import { withClient } from './database.ts'
import { orderPattern } from './lay-orders.ts'
import { layParcels } from './lay-parcels.ts'

const parcelCount = 20_000

interface MembersArea {
  readonly origin: string
  /** The browser's program. */
  readonly executablePath: string
}

/** Runs the built product with 20,000 parcels, where there is a browser; null where either is missing. */
export async function withMembersArea<Result>(
  { databases, folder }: Pick<Bench, 'databases' | 'folder'>,
  name: string,
  measure: (area: MembersArea) => Promise<Result>,
): Promise<Result | null> {
  const executablePath = browserPath()
  if (!isServerBuilt() || !executablePath) return null
  const connectionString = await databases.create(name)
  const context = openContext(connectionString, folder)
  const pattern = await orderPattern(context.database)
  await context.database.close()
  await withClient(connectionString, (client) => layParcels(client, pattern, parcelCount))
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const origin = `http://127.0.0.1:${port}`
  const product = await startBuiltServer({
    PORT: `${port}`,
    PUBLIC_URL: origin,
    DATABASE_URL: connectionString,
    DATA_DIR: join(folder, name),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  try {
    return await measure({ origin, executablePath })
  } finally {
    await product.stop()
  }
}

/** A browser that Playwright drives. */
export async function withBrowser<Result>(
  executablePath: string,
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: quietFlags })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

/** Of a workload that `withMembersArea` could not run. */
export const notMeasured = {
  figures: [],
  remarks: ['Not measured: the product is not built, or there is no Chromium.'],
}
