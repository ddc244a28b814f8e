import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteAssets } from '#contract/site-content.ts'
import { kiloBytes, packedKiloBytes, scriptsInAll, siteAssets, web } from './built-files.ts'
import type { Figure, Section } from './figure.ts'
import { shown } from './statistics.ts'

/** What a browser fetches before a page is shown, as transferred: brotli where the build made such a copy. */
export async function measureBundles(): Promise<Section> {
  const section = {
    inRounds: false,
    title: 'What a browser fetches',
    about:
      'Compressed bytes of HTML, scripts and styles of the built front ends. A page counts what it needs beyond the shell that ' +
      'is there already. Public pages carry their style; their HTML is made by the server (workload `site`), and all scripts ' +
      'are those of all pages together, of which each can fetch a part.',
  } as const
  const site = siteAssets()
  if (!existsSync(web) || !site)
    return { ...section, figures: [], remarks: ['Not measured: the front ends are not built.'] }
  const members = openEntry('web_site', 'portal.html')
  const staff = openEntry('staff', 'staff.html')
  return {
    ...section,
    figures: [
      ...siteFigures(site),
      shellFigure("Members' shell", members, 140),
      ...pageFigures("Members' page", members, 60),
      shellFigure('Back office, shell', staff, null),
      ...pageFigures('Back office page', staff, null),
    ],
    remarks: [],
  }
}

function siteFigures({ wake, css, parts }: SiteAssets): readonly Figure[] {
  const scripts = scriptsInAll(join(web, parts.hydrate), null)
  const figure = (name: string, values: readonly number[], absolute: string): Figure => ({
    ...{ name, values, absolute },
    ...{ unit: 'kB', goal: null },
  })
  return [
    figure('Public pages, style of all', [packedKiloBytes(css)], 'each page carries what it uses'),
    figure('Public pages, script before a touch', [packedKiloBytes(wake.code)], 'inside each page'),
    figure('Public pages, all parts', [kiloBytes(scripts)], `${scripts.size} files`),
  ]
}

interface Entry {
  readonly html: string
  /** Scripts and styles that the HTML names. */
  readonly parts: ReadonlySet<string>
  /** In addition to the shell, by the name of the page. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>
}

function openEntry(folder: string, page: string): Entry {
  const html = join(web, folder, page)
  const named = readFileSync(html, 'utf8').matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)
  const parts = new Set([...named].map(([, path = '']) => join(web, path)))
  const scripts = [...parts].filter((path) => path.endsWith('.js'))
  return { html, parts, pages: new Map(scripts.flatMap((script) => pagesOf(script, folder, parts))) }
}

/** The pages that a script imports on demand, with what the build says they need. */
function pagesOf(script: string, folder: string, shell: ReadonlySet<string>): [string, ReadonlySet<string>][] {
  const source = readFileSync(script, 'utf8')
  const list: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(source)?.[1] ?? '[]')
  const imports = source.matchAll(
    /import\(["'`]\.\/((\w+Page)-[^"'`]+\.js)["'`]\)(?:[^;]{0,80}?__vite__mapDeps\(\[([\d,]*)\]\))?/g,
  )
  return [...imports].map(([, file = '', name = '', indexes = '']) => {
    const needed = indexes
      .split(',')
      .filter(Boolean)
      .map((index) => list[Number(index)] ?? '')
    const paths = [`assets/${file}`, ...needed].map((path) => join(web, folder, path))
    return [name, new Set(paths.filter((path) => !shell.has(path)))]
  })
}

function shellFigure(name: string, { html, parts }: Entry, mostKiloBytes: number | null): Figure {
  const goal = mostKiloBytes === null ? null : { atMost: mostKiloBytes }
  return { name, values: [kiloBytes([html, ...parts])], unit: 'kB', goal, absolute: `${parts.size + 1} files` }
}

const pageFigures = (kind: string, { pages }: Entry, mostKiloBytes: number | null): readonly Figure[] =>
  [...pages]
    .map(([name, parts]): Figure => {
      const goal = mostKiloBytes === null ? null : { atMost: mostKiloBytes }
      const own = [...parts].find((path) => path.includes(`/${name}-`) && path.endsWith('.js')) ?? ''
      const absolute = `${parts.size} files, of which its own script ${shown(kiloBytes([own]))} kB`
      return { name: `${kind} ${name}`, values: [kiloBytes([...parts])], unit: 'kB', goal, absolute }
    })
    .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0))
