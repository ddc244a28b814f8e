import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { SiteAssets } from '#contract/site-content.ts'

/** Where the build puts the files that browsers fetch; an address of the site is a path below it. */
export const web = fileURLToPath(new URL('../dist/web/', import.meta.url))

const assets = fileURLToPath(new URL('../dist/site-renderer/assets.json', import.meta.url))

/**
 * What every public page includes: its style, its one script, and where the islands are. Null when they are not built.
 */
export function siteAssets(): SiteAssets | null {
  return existsSync(assets) ? JSON.parse(readFileSync(assets, 'utf8')) : null
}

/** As transferred: brotli where the build made such a copy. */
export const kiloBytes = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + bytesOf(path), 0) / 1000

function bytesOf(path: string): number {
  const compressed = `${path}.br`
  return statSync(existsSync(compressed) ? compressed : path).size
}

/** Roughly what a text takes up inside a compressed page. */
export const packedKiloBytes = (text: string) => brotliCompressSync(text).length / 1000

/**
 * The script and everything it can ever import. When the islands of a page are given, islands of other pages are left
 * out, and so is the code that hydrates islands if the page has none, as in the browser (`web/site/wake.ts`,
 * `hydrate.tsx`).
 */
export const scriptsInAll = (script: string, islands: ReadonlySet<string> | null): ReadonlySet<string> =>
  follow(script, (source) => {
    const elsewhere = islandImports(source).filter(({ island }) => islands !== null && !islands.has(island))
    const away = new Set(elsewhere.map(({ file }) => file))
    const stays = (file: string) => away.has(file) || islands?.size === 0
    return [...importsAtOnce(source), ...importsLater(source).filter((file) => !stays(file))]
  })

function follow(start: string, importsOf: (source: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([start])
  // The loop also visits what is added to the set on the way.
  for (const script of found)
    for (const file of importsOf(readFileSync(script, 'utf8'))) found.add(join(dirname(script), basename(file)))
  return found
}

const importsAtOnce = (source: string) =>
  [...source.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(([, file = '']) => file)

const importsLater = (source: string) =>
  [...source.matchAll(/\bimport\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)].map(([, file = '']) => file)

/** The table of islands as it appears in the built script: `name:()=>… import("./file.js")`. */
const islandImports = (source: string) =>
  [...source.matchAll(/([\w$-]+)["'`]?:\(\)=>(?:(?!import\()[^;]){0,160}?import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g)].map(
    ([, island = '', file = '']) => ({ island, file }),
  )
