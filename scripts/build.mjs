// npm run build: three front ends, the renderer of the public pages and the server into dist/, with a brotli copy of
// each text file that browsers fetch.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { buildPortal } from './build-portal.mjs'
import { buildSite } from './build-site.mjs'
import { buildStationWorker, buildWorker } from './build-worker.mjs'
import { beginBuild } from './prepare.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const config = join(root, 'vite.config.ts')
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Where a front end is served from, and the pages and scripts it consists of (server/site serves them). */
const frontEnds = [
  {
    folder: 'web_site',
    base: '/web_site/',
    pages: ['portal.html'],
    files: 'site/public',
  },
  // By itself it shares no file with the portal: it is kept on every device that has opened one of our pages.
  { folder: 'web_site', base: '/web_site/', pages: ['offline/offline.html'] },
  { folder: 'staff', base: '/staff/', pages: ['staff.html'] },
  { folder: 'docs', base: '/docs/', pages: ['docs.html'] },
]

/** How the files of a program are cut, besides what `vite.config.ts` says for all. */
const ofProgram = [
  // What every page needs, in one file; what only some need is not in it.
  { name: 'shell', tags: ['$initial'], priority: 1 },
  // The frame of the members' area and the words of a question, which home shows too, in one file.
  {
    name: 'frame',
    test: /web\/portal\/(shell\/(MemberShell|MemberMenu|MemberNumber|HeaderSearch|NoticeBell|menu|use-[\w-]+)|live\/use-live)\.|web\/kit\/(message\/(LiveNote|live-note)|search\/search-key)\.|contract\/(unread-notices|parcel-questions\.text)\.ts/,
    includeDependenciesRecursively: false,
    priority: 0.5,
  },
  // The state of forms: pages without a form do without it.
  {
    name: 'forms',
    test: /@mantine\/form|node_modules\/(klona|fast-deep-equal)|kit\/form\/(use-submit|focus-first-error)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
    priority: 0.3,
  },
  // In files of their own, what many pages share took 75 requests before the first page; together it takes one.
  // The parts of dialogs and menus stay out of it, as most pages are shown without one, and the pager of lists.
  {
    name: 'shared',
    test: /^(?!.*(floating-ui|remove-scroll|\/(ScrollArea|FocusTrap|Modal|ModalBase|Overlay|Popover|Portal|Pagination|use-focus-trap|use-pagination)\/|list\/Pager\.)).*$/,
    minShareCount: 14,
  },
  // Small parts of our own that many pages of members share, most of them of lists. What pages without a list use stays
  // out of it: a single style of such a part would bring the whole file.
  {
    name: 'parts',
    test: /web\/(kit\/(list\/(?!HiddenNote|Pager)|look\/(?!QrCode|save-file)|search|text)|kit\/form\/(DayField|RangeFields|day-draft|range\.text)|shared\/parcels)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
  // Fields of amounts, which come together.
  {
    name: 'amounts',
    test: /web\/kit\/form\/(DecimalInput|MoneyInput)\./,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
  // What the pages before signing in show besides their form.
  {
    name: 'entry',
    test: /web\/portal\/members\/(entry\.text|EntryCard)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
  // Page numbers, which some lists show and pages of one screen do not.
  {
    name: 'pager',
    test: /web\/kit\/list\/Pager\.|components\/Pagination\/|use-pagination\//,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
  // Calls, and the rules behind them, that many pages share.
  {
    name: 'calls',
    test: /(contract|domain)\/(?!price-lines|profile|ledger|user-agent)/,
    minShareCount: 5,
    includeDependenciesRecursively: false,
  },
]

/** Maps the sources of a page to built file names; not needed after the build. */
const builtNames = (page) => `built-${basename(page, '.html')}.json`

const serverEntries = {
  main: 'server/main.ts',
  'ledger-check': 'db/ledger-check.ts',
  'admin-create': 'db/admin-create.ts',
}

/** What stands in for others while the product is tried out; nothing of the product is in it. */
const simulatorEntries = { payments: 'simulators/payments/main.ts', 'sign-in': 'simulators/sign-in/sign-in.ts' }

/** The fonts of papers (server/papers/fonts.ts), so that a server without the development packages has them. */
const fonts = {
  sc: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  hk: 'noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf',
}

process.chdir(root)
const done = beginBuild()
rmSync(join(root, 'dist', 'web'), { recursive: true, force: true })
for (const frontEnd of frontEnds) await buildFrontEnd(frontEnd)
await buildForNode('server', serverEntries)
await buildForNode('simulators', simulatorEntries)
copyForServer()
await buildPortal({
  ...{ root, config, made: listOf('web_site', 'portal.html') },
  entry: 'portal.html',
})
await buildSite({ root, config })
await buildWorker(root, join(root, 'dist', 'web', 'web_site'), builtNames)
await buildStationWorker(root, join(root, 'dist', 'web', 'staff'), builtNames)
for (const { folder, pages } of frontEnds)
  for (const page of pages) rmSync(join(root, 'dist', 'web', folder, builtNames(page)))
compress(join(root, 'dist', 'web'))
done()

async function buildFrontEnd({ folder, base, pages, files }) {
  await build({
    configFile: config,
    base,
    // Files that keep their names: the icon, and pictures that other sites link to.
    publicDir: files ? join(root, 'web', files) : false,
    logLevel: 'warn',
    build: {
      outDir: join(root, 'dist', 'web', folder),
      emptyOutDir: false,
      manifest: builtNames(pages[0]),
      rollupOptions: {
        input: pages.map((page) => join(root, 'web', page)),
        output: { codeSplitting: { groups: ofProgram } },
      },
    },
  })
}

/** What Vite lists of a build: for each source, its file and what that imports. */
function listOf(folder, page) {
  return JSON.parse(readFileSync(join(root, 'dist', 'web', folder, builtNames(page)), 'utf8'))
}

/** Packages stay external: the server runs beside its node_modules, and some of them are not JavaScript. */
async function buildForNode(folder, entries) {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
  const outDir = join(root, 'dist', folder)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    ssr: { external: packages },
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
        external: [...builtinModules, /^node:/, ...packages.flatMap((name) => [name, new RegExp(`^${name}/`)])],
        // Shared chunks go into the same folder, so that "beside this file" means the same in each.
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

function copyForServer() {
  const outDir = join(root, 'dist', 'server')
  cpSync(join(root, 'db', 'migrations'), join(outDir, 'migrations'), { recursive: true })
  cpSync(join(root, 'db', 'seed', 'content'), join(outDir, 'content'), { recursive: true })
  for (const [cut, path] of Object.entries(fonts))
    cpSync(join(root, 'node_modules', '@expo-google-fonts', path), join(outDir, 'fonts', `${cut}.ttf`))
}

/** The strongest brotli level: compressed once, sent often. Short files gain nothing. */
function compress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) {
      compress(path)
      continue
    }
    if (!/\.(html|js|css|svg|json)$/.test(name) || statSync(path).size < 512) continue
    const text = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }))
  }
}
