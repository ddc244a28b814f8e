import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { myData } from '#contract/my-data.ts'
import { orders } from '#contract/orders.ts'
import type * as ahead from '#web/client/ahead.ts'
import type * as api from '#web/client/api.ts'
import type * as apiHost from '#web/client/api-host.ts'
import { build } from 'vite'
import { afterAll, expect, test, vi } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

/* The API host is a single build setting. */

const folder = await mkdtemp(join(tmpdir(), 'smart-cats-host-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The browser's API client, built as the front ends are. */
async function builtFor(host: string): Promise<typeof api & typeof apiHost & typeof ahead> {
  vi.stubEnv('VITE_API_HOST', host)
  const outDir = join(folder, host.replace(/\W/g, '-') || 'own')
  const parts = ['api', 'api-host', 'ahead']
  const entry = Object.fromEntries(parts.map((name) => [name, join(process.cwd(), `web/client/${name}.ts`)]))
  await build({
    configFile: join(process.cwd(), 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.js` } },
  })
  vi.unstubAllEnvs()
  const built = await Promise.all(parts.map((name) => import(pathToFileURL(join(outDir, `${name}.js`)).href)))
  return Object.assign({}, ...built)
}

// Proves R-457
test.each(['https://api.example', ''])('built for %j, calls and pictures are sent there', async (host) => {
  const asked: string[] = []
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => 'sh' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ code: 0, msg: '', data: { fileId: 'f', url: '/f' }, requestId: 'r' })
  })
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
  vi.stubGlobal('window', { location: { search: '' } })
  vi.stubGlobal('document', { querySelector: () => null })
  const { apiUrl, askAhead, call, download, uploadPicture } = await builtFor(host)
  await call(orders.delete, { id: '00000000-0000-7000-8000-000000000001' })
  await uploadPicture('/api/files/upload', 'voucher', new Blob())
  await download(myData.archive, {}).catch(() => null)
  askAhead('/api/first', 'member')
  expect(asked).toEqual([
    expect.stringMatching(`^${host}${orders.delete.path}($|\\?)`),
    `${host}/api/files/upload`,
    `${host}${myData.archive.path}`,
    `${host}/api/first`,
  ])
  expect(apiUrl('/api/files/1?sig=x')).toBe(`${host}/api/files/1?sig=x`)
  expect(apiUrl('blob:https://app.example/1')).toBe('blob:https://app.example/1')
  vi.unstubAllGlobals()
})

// Proves R-457
test('nothing else in the front ends calls out, and no source of theirs names a host', () => {
  const calling = /\bfetch\(|XMLHttpRequest|EventSource\(|WebSocket\(|sendBeacon\(/
  const sources = sourceFiles('web', 'contract', 'domain')
  // What is asked before the program has arrived goes to the same host (`web/client/ahead.ts`).
  // The API page reads the API's own description and is served by the API; the service worker fetches pages and their
  // files, and leaves calls alone (`web/offline/policy.ts`); the page for missing addresses asks whether its own
  // address answers.
  expect(sources.filter((path) => calling.test(read(path)))).toEqual([
    'web/client/ahead.ts',
    'web/client/api.ts',
    'web/docs/DocsPage.tsx',
    'web/offline/kept-pages.ts',
    'web/offline/offline-page.ts',
    'web/offline/station-worker.ts',
    'web/offline/worker.ts',
  ])
  const hosts = /https?:\/\/|\b[a-z0-9-]+\.(com|cn|net|org|hk|io)\b(?<!example\.com)/
  // The names of two vocabularies look like addresses but are not. The domains of mail providers are known to one rule,
  // and the address of the analytics script is a setting with a default.
  const named = sources.filter((path) =>
    hosts.test(read(path).replaceAll(/http:\/\/schemas\.openxmlformats\.org|(https:\/\/)?schema\.org/g, '')),
  )
  expect(named).toEqual(['contract/config.ts', 'domain/referral.ts'])
})

test('every picture whose path the API gives is asked for there', () => {
  const raw = /(src=\{[\w.]*[uU]rl|href=\{[\w.]*ImageUrl)\}/
  const pages = sourceFiles('web').filter((path) => path.endsWith('.tsx') && raw.test(read(path)))
  expect(pages).toEqual([])
})
