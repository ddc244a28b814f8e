import { Worker } from 'node:worker_threads'
import type { MadePage, SiteAssets, SiteMaterial, UnmadePage } from '#contract/site-material.ts'

/** What the build laid beside the server: the address of the maker (`web/site/ahead`), and what its pages carry. */
export interface Maker {
  readonly module: string
  readonly assets: SiteAssets
}

type Made = readonly (MadePage | UnmadePage)[]

/**
 * Makes the pages of each material in a thread of its own: no request waits meanwhile, and React with all that it needed of
 * memory goes when they are made. They come one by one, so that the thread never holds them all.
 */
export function makePages({ module, assets }: Maker, material: readonly SiteMaterial[]): Promise<readonly Made[]> {
  const made: (MadePage | UnmadePage)[][] = material.map(() => [])
  return new Promise((resolve, reject) => {
    const thread = new Worker(program, { eval: true, workerData: { module, assets, material }, resourceLimits })
    thread.on('message', ({ at, page }: { at: number; page: MadePage | UnmadePage | null }) => {
      if (page === null) resolve(made)
      else made[at]?.push(page)
    })
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('the thread that makes the public pages ended without them')))
  })
}

/** What a thread takes without being told is a part of the machine's memory; this is enough for every page. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

/** A fault travels as an error, whatever was thrown. */
const program = `
const { parentPort, workerData: { module, assets, material } } = require('node:worker_threads')
const asError = (fault) => (fault instanceof Error ? fault : new Error(String(fault)))
const sent = (page) => ('fault' in page ? { ...page, fault: asError(page.fault) } : page)
import(module).then(({ makePages }) => {
  for (const [at, each] of material.entries())
    for (const page of makePages(each, assets)) parentPort.postMessage({ at, page: sent(page) })
  parentPort.postMessage({ at: 0, page: null })
})`
