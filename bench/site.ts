import { createServer } from 'node:net'
import { join } from 'node:path'
import { ask, serveBare } from './bare-page.ts'
import type { Bench } from './bench.ts'
import { packedKiloBytes, scriptsInAll, siteAssets, web } from './built-files.ts'
import { isServerBuilt, startBuiltServer } from './built-server.ts'
import type { Figure, Section } from './figure.ts'
import { findLighthouse, type Lighthouse, lookAt, type Throttling } from './lighthouse.ts'
import { type Looks, pageFigures } from './site-figures.ts'
import { turnByTurn } from './statistics.ts'

const pages = ['webHome', 'kongFreight']

/** A load with real slowing takes long. */
const mostApplied = 3

/** The public pages as a phone would load them, against the same words without any script. */
export async function measureSite({ databases, folder, rounds }: Bench): Promise<Section> {
  const section = {
    title: 'Public pages beside a bare one',
    about:
      'By Lighthouse’s mobile preset in a fresh browser each time; divided by the same page and pictures without scripts, data for machines ' +
      'and what its parts need to wake, served as a packed file. Simulated is counted from a quick load as a slow phone would ' +
      `have it; applied really slows network and processor (${Math.min(rounds, mostApplied)} rounds). Bytes are all that ` +
      'travels before somebody touches the page, script in all is what it can fetch ever.',
    inRounds: 'untimed',
  } as const
  const unmeasured = (reason: string) => ({ ...section, figures: [], remarks: [`Not measured: ${reason}.`] })
  if (!isServerBuilt() || !siteAssets()) return unmeasured('the product is not built')
  const lighthouse = await findLighthouse()
  if (!lighthouse) return unmeasured('there is no Chromium, or npm could not fetch Lighthouse')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const product = await startBuiltServer({
    PORT: `${port}`,
    PUBLIC_URL: origin,
    DATABASE_URL: await databases.create('site'),
    DATA_DIR: join(folder, 'site'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  try {
    const measured: { figures: readonly Figure[]; remark: string }[] = []
    for (const name of pages) measured.push(await measurePage(name, { origin, lighthouse, folder, rounds }))
    return {
      ...section,
      figures: measured.flatMap(({ figures }) => figures),
      remarks: [...new Set(measured.map(({ remark }) => remark))],
    }
  } finally {
    await product.stop()
  }
}

interface Visit {
  readonly origin: string
  readonly lighthouse: Lighthouse
  readonly folder: string
  readonly rounds: number
}

async function measurePage(name: string, { origin, lighthouse, folder, rounds }: Visit) {
  const path = `/web_site/${name}?lang=zh-Hant`
  const html = (await ask(`${origin}${path}`, {})).body.toString('utf8')
  const assets = siteAssets()
  if (!assets || !html.includes(assets.wake.code))
    return { figures: [], remark: `Not measured: /${name} is not a page of this build.` }
  const islands = islandsOf(html)
  const files = islands.size > 0 ? scriptsInAll(join(web, assets.parts.hydrate), islands) : new Set<string>()
  const scripts = { files, inside: packedKiloBytes(assets.wake.code) }
  const bare = await serveBare(origin, path)
  try {
    const look = (at: string, throttling: Throttling) => () => lookAt(`${at}${path}`, throttling, lighthouse, folder)
    const bareAt = `http://127.0.0.1:${bare.port}`
    const inTurns = async (throttling: Throttling, times: number): Promise<Looks> =>
      turnByTurn(times, look(bareAt, throttling), look(origin, throttling))
    // A warm-up that does not count, so that browser and servers have loaded their code.
    const { by } = await lookAt(`${origin}${path}`, 'simulate', lighthouse, folder)
    const simulated = await inTurns('simulate', rounds)
    const applied = await inTurns('devtools', Math.min(rounds, mostApplied))
    return { figures: pageFigures(`/${name}`, { simulated, applied, scripts }), remark: `${by}.` }
  } finally {
    await bare.stop()
  }
}

const islandsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ data-island="([^"]+)"/g)].map(([, name = '']) => name))

/** The page contains its own address, so the port must be known before the server starts. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = address !== null && typeof address !== 'string' ? address.port : 0
      server.close(() => resolve(port))
    })
  })
