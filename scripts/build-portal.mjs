// What the documents of the portal contain besides the program: the files of their page, and what the page shows until
// the program has arrived. See docs/decisions/0057.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildModule, inlineScript } from './build-pieces.mjs'

const base = '/web_site/'
/** `made` is what Vite lists of the portal's build; `entry` is the source that every page has loaded already. */
export async function buildPortal({ root, config, made, entry }) {
  const outDir = join(root, 'dist', 'portal')
  rmSync(outDir, { recursive: true, force: true })
  mkdirSync(outDir, { recursive: true })
  const source = (name) => join(root, 'web', 'portal', name)
  await buildModule({ config, outDir, source: source('first-picture/draw.tsx') })
  const ahead = await inlineScript({ config, outDir, source: source('ahead.ts'), format: 'iife' })
  const show = await inlineScript({ config, outDir, source: source('first-picture/show.ts'), format: 'iife' })
  const { drawAll, listedPages, styleOf } = await import(`${pathToFileURL(join(outDir, 'draw.js')).href}?${Date.now()}`)
  const pictures = drawAll()
  const loaded = new Set(chunksOf(made, entry))
  const frames = { member: ofGroup(made, 'frame'), public: 'portal/shell/PublicShell.tsx' }
  const stylesOf = (chunks) => [...chunks].flatMap((key) => made[key].css ?? [])
  const text = (name) => readFileSync(join(root, 'dist', 'web', 'web_site', name), 'utf8')
  const pages = listedPages.map(({ path, file, shell, reads, lists }) => {
    const sources = [frames[shell], join('portal', file)]
    const chunks = new Set(sources.flatMap((source) => chunksOf(made, source)).filter((key) => !loaded.has(key)))
    const addresses = (files) => [...new Set(files)].map((name) => base + name)
    const drawn = pictures.filter((picture) => picture.path === path)
    return [
      path,
      {
        scripts: addresses([...chunks].map((key) => made[key].file)),
        styles: addresses(stylesOf(chunks)),
        shell,
        reads,
        lists,
        pictures: drawn.length > 0 ? Object.fromEntries(drawn.map(({ language, html }) => [language, html])) : null,
        pictureStyle: styleOf(drawn, [...stylesOf(loaded), ...stylesOf(chunks)].map(text).join('\n')),
      },
    ]
  })
  rmSync(outDir, { recursive: true })
  mkdirSync(outDir)
  writeFileSync(join(outDir, 'assets.json'), JSON.stringify({ ahead, show, pages: Object.fromEntries(pages) }))
}

/** A group of `build.mjs`: what stands for it in the list of the build. */
const ofGroup = (made, group) => Object.keys(made).find((key) => made[key].name === group)

/** A source and everything that it imports statically, by the names in the list of the build. */
function chunksOf(made, source) {
  const found = new Set()
  const take = (key) => {
    if (found.has(key)) return
    if (!made[key]) throw new Error(`the build made nothing of ${key}`)
    found.add(key)
    for (const imported of made[key].imports ?? []) take(imported)
  }
  take(source)
  return [...found]
}
