import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { SiteAssets } from '#contract/site-material.ts'
import type { Language } from '#domain/language.ts'
import { forgetConfig } from '#server/config.ts'
import { findSiteRevision } from '#server/content/content.ts'
import type { House } from '#server/house.ts'
import { businessDate } from '#server/numbers.ts'
import { type KeptPage, type KeptSite, keepSite } from './keep-site.ts'
import { type Maker, makePages } from './make-pages.ts'
import { gatherMaterial } from './material.ts'
import { type OlderPages, olderPages } from './older-pages.ts'

/*
 * The public pages are made ahead in each language, at start and whenever what they show has changed, and kept in memory as
 * they are sent. Each process makes its own from the same database, so all of them say the same within seconds.
 */

interface Shelf {
  site: ReadonlyMap<Language, KeptSite> | null
  older: OlderPages | null
  /** What the kept pages were made of. */
  madeOf: string
  making: Promise<void> | null
}

const shelves = new WeakMap<House, Shelf>()

function shelfOf(house: House): Shelf {
  const shelf = shelves.get(house) ?? { site: null, older: null, madeOf: '', making: null }
  shelves.set(house, shelf)
  return shelf
}

/** The site as it stands; made now when nobody has made it yet. Null when there is no build. */
export async function keptSite(house: House, language: Language): Promise<KeptSite | null> {
  const shelf = shelfOf(house)
  if (!shelf.site)
    await makeAhead(house).catch((error: unknown) => {
      // Pages that failed alone hold up none of the others.
      if (!shelf.site) throw error
    })
  return shelf.site?.get(language) ?? null
}

/** The page of an article that is older than those whose pages were made ahead. */
export const olderPage = async (house: House, language: Language, path: string): Promise<KeptPage | null> =>
  (await shelfOf(house).older?.find(language, path)) ?? null

/**
 * Makes the pages anew if anything they show has changed, one round at a time. What fails leaves the pages that are there:
 * all of them where nothing could be read, one where it alone could not be made. Either way the promise says so.
 */
export function makeAhead(house: House): Promise<void> {
  const shelf = shelfOf(house)
  shelf.making ??= make(house, shelf).finally(() => {
    shelf.making = null
  })
  return shelf.making
}

async function make(house: House, shelf: Shelf): Promise<void> {
  const maker = await builtMaker()
  if (!maker) return
  // What holds a date is made anew each day.
  const madeOf = `${await findSiteRevision(house.database)} ${businessDate()}`
  if (shelf.madeOf === madeOf) return
  // A setting that has just changed may still be remembered as it was.
  forgetConfig(house)
  const material = await gatherMaterial(house)
  const made = await makePages(maker, material)
  const rounds = await Promise.all(
    material.map(async ({ language, analytics }, index) => {
      const before = shelf.site?.get(language)?.made ?? []
      const round = { language, analytics, wakeHash: maker.assets.wake.hash, before }
      return { language, ...(await keepSite(made[index] ?? [], round)) }
    }),
  )
  shelf.site = new Map(rounds.map(({ language, site }) => [language, site]))
  shelf.older = olderPages(house, maker)
  // The same material would fail the same way: a page that could not be made waits for the next change.
  shelf.madeOf = madeOf
  const faults = rounds.flatMap((round) => round.faults)
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} public pages could not be made`)
}

let loaded: Promise<Maker | null> | null = null

/** Where the portal has a page. */
export const portalPaths = async (): Promise<readonly string[]> => (await builtMaker())?.assets.portalPaths ?? []

/** What the build laid beside the server (`scripts/build.mjs`), or in `dist` when run from source. */
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
