// Makes the site installable and readable offline: the service worker, which is told what files the build made, the
// manifests and their icons. Their addresses are fixed, so the server makes browsers revalidate them each time.
import { createHash } from 'node:crypto'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** The portal, and what its members read offline (web/offline/kept-answers.ts). */
const offlineEntries = [
  'portal.html',
  'portal/members/MemberHomePage.tsx',
  'portal/warehouses/WarehouseAddressPage.tsx',
  'portal/parcels/ParcelListPage.tsx',
  'portal/parcels/TrackRecordPage.tsx',
  'portal/shell/NotFoundPage.tsx',
  'kit/message/Overlays.tsx',
]

/**
 * `root` is the project, `outDir` the folder of the built site, `builtNames` gives the file in it where Vite lists what
 * it built for a page.
 */
export async function buildWorker(root, outDir, builtNames) {
  const documents = ['portal.html', 'offline/offline.html']
  const [ofPortal, ofOfflinePage] = documents.map((name) =>
    JSON.parse(readFileSync(join(outDir, builtNames(name)), 'utf8')),
  )
  const first = filesOf(ofOfflinePage, ['offline/offline.html'])
  const shell = filesOf(ofPortal, offlineEntries)
  const everything = [...Object.values(ofPortal), ...Object.values(ofOfflinePage)].flatMap(allFilesOf)
  const version = versionOf([
    ...documents.map((name) => readFileSync(join(outDir, name), 'utf8')),
    ...everything.sort(),
  ])
  await buildScript(root, outDir, {
    source: 'worker.ts',
    name: 'service-worker.js',
    define: { offlineBuild: JSON.stringify({ version, first, shell }) },
  })
  for (const language of ['zh-Hans', 'zh-Hant', 'en']) {
    const name = `manifest.${language}.webmanifest`
    cpSync(join(root, 'web', 'offline', name), join(outDir, name))
  }
  cpSync(join(root, 'web', 'offline', 'icons'), join(outDir, 'icons'), { recursive: true })
}

/** What a station needs to open its receiving page (web/offline/station-worker.ts). */
const stationEntries = ['staff.html', 'staff/receiving/ReceivePage.tsx', 'kit/message/Overlays.tsx']

/** The worker of stations, below `/staff/`. */
export async function buildStationWorker(root, outDir, builtNames) {
  const made = JSON.parse(readFileSync(join(outDir, builtNames('staff.html')), 'utf8'))
  const files = filesOf(made, stationEntries, '/staff/')
  const version = versionOf([readFileSync(join(outDir, 'staff.html'), 'utf8'), ...files])
  await buildScript(root, outDir, {
    source: 'station-worker.ts',
    name: 'station-worker.js',
    define: { stationBuild: JSON.stringify({ version, document: '/staff/', files }) },
  })
}

const versionOf = (parts) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)

const buildScript = (root, outDir, { source, name, define }) =>
  build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir,
      emptyOutDir: false,
      target: ['es2020', 'chrome80', 'safari14'],
      rollupOptions: {
        input: join(root, 'web', 'offline', source),
        // One classic script: browsers of 2020 do not support modules in a worker.
        output: { format: 'iife', entryFileNames: name },
      },
    },
  })

/** Scripts, styles and pictures of these entries and of everything they import statically. */
function filesOf(made, entries, base = '/web_site/') {
  const chunks = new Set()
  const take = (name) => {
    const chunk = made[name]
    if (!chunk) throw new Error(`the build made nothing of ${name}`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) take(imported)
  }
  for (const entry of entries) take(entry)
  const files = [...chunks].flatMap(allFilesOf)
  return [...new Set(files)]
    .filter((file) => file.startsWith('assets/'))
    .map((file) => base + file)
    .sort()
}

const allFilesOf = ({ file, css = [], assets = [] }) => [file, ...css, ...assets]
