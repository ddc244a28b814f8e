import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SiteAssets } from '#contract/site-material.ts'
import type { Language } from '#domain/language.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { findSiteRevision } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { type FirstPages, openFirstPages } from './first-pages.ts'
import { type KeptPage, type KeptSite, keepSite, packSmall, type PagePolicy } from './keep-site.ts'
import { type Maker, makePages } from './make-pages.ts'
import { gatherMaterial } from './material.ts'
import { type OlderPages, olderPages } from './older-pages.ts'

/*
 * The public pages are made ahead in each language, after a start and whenever what they show has changed, and kept in
 * memory as they are sent. Each process makes its own from the same database, so all show the same within seconds.
 */

interface Shelf {
  site: ReadonlyMap<Language, KeptSite> | null
  older: OlderPages | null
  /** Until there is a site. */
  first: Promise<FirstPages> | null
  /** The revision that the kept pages were made from. */
  madeOf: string
  making: Promise<void> | null
}

const shelves = new WeakMap<Context, Shelf>()

function shelfOf(context: Context): Shelf {
  const shelf = shelves.get(context) ?? { site: null, older: null, first: null, madeOf: '', making: null }
  shelves.set(context, shelf)
  return shelf
}

/** The site as it is now; made now if it has not been made yet. Null when there is no build. */
export async function keptSite(context: Context, language: Language): Promise<KeptSite | null> {
  const shelf = shelfOf(context)
  if (!shelf.site)
    await makeAhead(context).catch((error: unknown) => {
      // Pages that failed individually do not hold up the others.
      if (!shelf.site) throw error
    })
  return shelf.site?.get(language) ?? null
}

/** Articles are added and removed below this path: for an unknown one the site answers, not the portal. */
const articles = '/smartCats/'
export const noArticle = `${articles}*`

export interface ShownPage {
  readonly page: KeptPage
  readonly policy: PagePolicy
}

/** A page of the site as it is now; before the site was made for the first time, that page is made on its own. */
export async function findPage(context: Context, language: Language, path: string): Promise<ShownPage | null> {
  const maker = await builtMaker()
  if (!maker) return null
  const shelf = shelfOf(context)
  const site = shelf.site?.get(language)
  const first = site ? null : await firstPages(context, shelf, maker)
  const policy = site ?? first?.policyOf(language)
  const find = async (asked: string) => site?.pages.get(asked) ?? (await first?.find(language, asked)) ?? null
  const findArticle = async () => {
    shelf.older ??= olderPages(context, maker)
    return (await shelf.older.find(language, path)) ?? find(noArticle)
  }
  const page = (await find(path)) ?? (path.startsWith(articles) ? await findArticle() : null)
  return page && policy ? { page, policy } : null
}

function firstPages(context: Context, shelf: Shelf, maker: Maker): Promise<FirstPages> {
  const forget = () => {
    shelf.first = null
  }
  shelf.first ??= openFirstPages(context, maker, forget)
  shelf.first.catch(forget)
  return shelf.first
}

/**
 * Makes the pages again if anything they show has changed, one run at a time. On a failure the present pages stay: all
 * of them if nothing could be read, a single one if only that could not be made. In both cases the promise rejects.
 */
export function makeAhead(context: Context): Promise<void> {
  const shelf = shelfOf(context)
  shelf.making ??= make(context, shelf).finally(() => {
    shelf.making = null
  })
  return shelf.making
}

async function make(context: Context, shelf: Shelf): Promise<void> {
  const maker = await builtMaker()
  if (!maker) return
  // Pages that show a date are made again each day.
  const madeOf = `${await findSiteRevision(context.database)} ${businessDate()}`
  if (shelf.madeOf === madeOf) return packAll(shelf)
  // A setting that has just changed may still be cached.
  forgetConfig(context)
  const material = await gatherMaterial(context)
  const made = await makePages(maker, material)
  const rounds = await Promise.all(
    material.map(async ({ language, analytics }, index) => {
      const before = shelf.site?.get(language)?.made ?? []
      const round = { language, analytics, wakeHash: maker.assets.wake.hash, before }
      return { language, ...(await keepSite(made[index] ?? [], round)) }
    }),
  )
  shelf.site = new Map(rounds.map(({ language, site }) => [language, site]))
  shelf.older = olderPages(context, maker)
  // The same material would fail again: a page that could not be made waits for the next change.
  shelf.madeOf = madeOf
  const faults = rounds.flatMap((round) => round.faults)
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} public pages could not be made`)
}

/** Recompresses in the run after they were made. */
async function packAll(shelf: Shelf): Promise<void> {
  const packed = [...(shelf.site ?? [])].map(async ([language, site]) => [language, await packSmall(site)] as const)
  if (shelf.site) shelf.site = new Map(await Promise.all(packed))
}

let loaded: Promise<Maker | null> | null = null

/** The paths of the portal's pages. */
export const portalPaths = async (): Promise<readonly string[]> => (await builtMaker())?.assets.portalPaths ?? []

/** What the build put next to the server (`scripts/build.mjs`), or in `dist` when run from source. */
const builtMaker = (): Promise<Maker | null> => {
  loaded ??= loadMaker()
  return loaded
}

async function loadMaker(): Promise<Maker | null> {
  const folder = [new URL('../site-ahead/', import.meta.url), new URL('../../dist/site-ahead/', import.meta.url)].find(
    (url) => existsSync(new URL('assets.json', url)),
  )
  if (!folder) return null
  const assets: SiteAssets = JSON.parse(await readFile(fileURLToPath(new URL('assets.json', folder)), 'utf8'))
  return { module: new URL('site-ahead.js', folder).href, assets }
}
