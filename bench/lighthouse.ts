import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserPath, headless, quietFlags } from './browser.ts'

/* Lighthouse is not a dependency: npm fetches it when it is needed and keeps it in its cache. */

/** The version that the limits were set with; if it is unavailable, the latest. */
const releases = ['lighthouse@12.8.2', 'lighthouse']

export interface Lighthouse {
  readonly program: string
  readonly browser: string
}

/** Null without a browser, or when npm cannot fetch Lighthouse. */
export async function findLighthouse(): Promise<Lighthouse | null> {
  const browser = browserPath()
  if (!browser) return null
  for (const release of releases) {
    const program = await fetchProgram(release)
    if (program) return { program, browser }
  }
  return null
}

async function fetchProgram(release: string): Promise<string | null> {
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1', npm_config_fetch_retries: '1' }
  const words = ['--yes', '-p', release, '-c', 'command -v lighthouse']
  const answer = await promisify(execFile)('npx', words, { env, timeout: 300_000 }).catch((fault: unknown) => {
    console.log(`${release} could not be fetched: ${firstLine(fault)}`)
    return null
  })
  return answer?.stdout.trim() || null
}

/**
 * Simulated: calculated from an undisturbed load for a slow phone. Applied: network and processor are really slowed.
 */
export type Throttling = 'simulate' | 'devtools'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** One run against a page in a fresh browser, with the mobile preset. */
export interface Look {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly layoutShift: number
  /** Everything transferred until the page was quiet, and in how many files. */
  readonly bytes: number
  readonly files: number
  /** Of 100. */
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  /** The version that measured this. */
  readonly by: string
}

const firstLine = (fault: unknown) => (fault instanceof Error ? fault.message : `${fault}`).split('\n', 1)[0]

interface Report {
  readonly lighthouseVersion: string
  readonly environment: { readonly hostUserAgent: string }
  readonly runtimeError?: { readonly message: string }
  readonly audits: Readonly<Record<string, Audit | undefined>>
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
}

interface Audit {
  readonly numericValue?: number
  readonly errorMessage?: string
  readonly details?: { readonly items?: readonly { readonly transferSize?: number }[] }
}

/** A browser that fails gets a second try: it is not what is measured. */
export async function lookAt(...given: Parameters<typeof lookOnce>): Promise<Look> {
  return await lookOnce(...given).catch((fault: unknown) => {
    console.log(`Looking again: ${firstLine(fault)}`)
    return lookOnce(...given)
  })
}

async function lookOnce(
  url: string,
  throttling: Throttling,
  { program, browser }: Lighthouse,
  folder: string,
): Promise<Look> {
  const path = join(folder, 'lighthouse.json')
  const words = [
    url,
    '--output=json',
    `--output-path=${path}`,
    `--throttling-method=${throttling}`,
    `--chrome-flags=${[headless, ...quietFlags].join(' ')}`,
    '--no-enable-error-reporting',
    '--quiet',
  ]
  const env = { ...process.env, CHROME_PATH: browser }
  await promisify(execFile)(process.execPath, [program, ...words], { env, timeout: 300_000 })
  return lookOf(JSON.parse(await readFile(path, 'utf8')), url)
}

function lookOf(report: Report, url: string): Look {
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  const audit = (id: string) => {
    const { numericValue, errorMessage } = report.audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`${url}: no ${id}. ${errorMessage ?? ''}`)
    return numericValue
  }
  const score = (id: (typeof categories)[number]) => {
    const { score: share } = report.categories[id] ?? {}
    if (typeof share !== 'number') throw new Error(`${url}: no score of ${id}.`)
    return Math.round(share * 100)
  }
  const fetched = report.audits['network-requests']?.details?.items ?? []
  const browser = /Chrom\w+\/(\d+)/.exec(report.environment.hostUserAgent)?.[1] ?? 'of unknown version'
  return {
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    layoutShift: audit('cumulative-layout-shift'),
    bytes: fetched.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    files: fetched.length,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    by: `Lighthouse ${report.lighthouseVersion}, Chromium ${browser}`,
  }
}
