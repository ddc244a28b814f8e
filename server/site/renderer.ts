import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { SiteAssets, SiteRenderer } from '#contract/site-content.ts'

export interface BuiltSite {
  readonly assets: SiteAssets
  /** Imported with the first page: it contains React. */
  readonly renderer: () => Promise<SiteRenderer>
}

/** What the build put next to the server (`scripts/build.mjs`), or in `dist` when run from source. Null before a build. */
export const builtSite = (): Promise<BuiltSite | null> => {
  built ??= readBuilt()
  return built
}

let built: Promise<BuiltSite | null> | null = null

async function readBuilt(): Promise<BuiltSite | null> {
  const folder = [
    new URL('../site-renderer/', import.meta.url),
    new URL('../../dist/site-renderer/', import.meta.url),
  ].find((url) => existsSync(new URL('assets.json', url)))
  if (!folder) return null
  const assets: SiteAssets = JSON.parse(await readFile(new URL('assets.json', folder), 'utf8'))
  return { assets, renderer: () => import(new URL('site-renderer.js', folder).href) }
}
