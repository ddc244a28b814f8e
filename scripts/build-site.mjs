// Builds the public pages (web/site): the renderer that runs beside the server, the scripts that browsers fetch at the
// first interaction, and the few lines in each page that load them. See docs/decisions/0033.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { buildModule, inlineScript } from './build-pieces.mjs'

const base = '/web_site/'
const partNames = 'built-parts.json'

/** Puts the renderer and what pages include into dist/site-renderer, and the scripts among the files of the site. */
export async function buildSite({ root, config }) {
  const outDir = join(root, 'dist', 'site-renderer')
  // The server loads it with the first page. The style of all pages is written to one file.
  const renderer = join(root, 'web', 'site', 'render', 'site-renderer.tsx')
  await buildModule({ config, outDir, source: renderer, more: { ssrEmitAssets: true, cssCodeSplit: false } })
  const parts = await buildParts({ root, config })
  const wake = await inlineScript({ config, outDir, source: join(root, 'web', 'site', 'wake.ts') })
  const asked = await inlineScript({ config, outDir, source: join(root, 'web', 'site', 'asked.ts'), format: 'iife' })
  const style = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('.css'))
  const assets = {
    css: style ? readFileSync(join(outDir, style), 'utf8').trim() : '',
    ...{ wake, asked },
    parts,
    ...(await pathsOf(outDir)),
  }
  writeFileSync(join(outDir, 'assets.json'), JSON.stringify(assets))
}

/** The renderer knows them from `web/paths.ts`; it is imported again after a rebuild. */
async function pathsOf(outDir) {
  const { href } = pathToFileURL(join(outDir, 'site-renderer.js'))
  const { sitePaths, portalPaths } = await import(`${href}?${Date.now()}`)
  return { sitePaths, portalPaths }
}

/** Built apart from the portal, which shares files with them but needs much more of each. */
async function buildParts({ root, config }) {
  const outDir = join(root, 'dist', 'web', 'web_site')
  const input = { hydrate: 'site/hydrate.tsx', analytics: 'site/analytics.ts' }
  await build({
    configFile: config,
    base,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: 'assets/site',
      manifest: partNames,
      // Scripts import what they need directly, so nothing has to be announced in advance.
      modulePreload: false,
      rollupOptions: {
        input: Object.values(input).map((path) => join(root, 'web', path)),
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } },
      },
    },
  })
  const made = JSON.parse(readFileSync(join(outDir, partNames), 'utf8'))
  rmSync(join(outDir, partNames))
  return Object.fromEntries(Object.entries(input).map(([name, path]) => [name, `${base}${made[path].file}`]))
}
