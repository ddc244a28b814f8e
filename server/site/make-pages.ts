import { spawn } from 'node:child_process'
import type {
  MadePage,
  PageAddress,
  SiteArticles,
  SiteAssets,
  SiteMaterial,
  UnmadePage,
} from '#contract/site-material.ts'
import type { Language } from '#domain/language.ts'
import type { SiteFrame } from './material.ts'

/**
 * What the build put next to the server: the path of the page maker (`web/site/ahead`), and the assets of its pages.
 */
export interface Maker {
  readonly module: string
  readonly assets: SiteAssets
}

type Made = readonly (MadePage | UnmadePage)[]

/** Makes the pages of each material. */
export async function makePages(maker: Maker, material: readonly SiteMaterial[]): Promise<readonly Made[]> {
  const { make, end } = startMaker(maker, material)
  try {
    return await Promise.all(material.map((_each, at) => make({ at })))
  } finally {
    end()
  }
}

/** Makes single pages, one after the other, until none was requested for a while. */
export interface OpenMaker {
  /** Null if the maker knows no such page. */
  readonly make: (language: Language, alone: PageAddress, shown?: SiteArticles) => Promise<MadePage | null>
}

interface Rest {
  readonly restsAfterMs: number
  /** It makes no more pages. */
  readonly onEnd: () => void
}

export function openMaker(maker: Maker, frames: readonly SiteFrame[], { restsAfterMs, onEnd }: Rest): OpenMaker {
  const { child, asked, make, end } = startMaker(maker, frames)
  // A server that stops does not wait for it.
  child.unref()
  child.channel?.unref()
  const rest = setTimeout(() => (asked.length > 0 ? rest.refresh() : end()), restsAfterMs).unref()
  child.once('disconnect', () => {
    clearTimeout(rest)
    onEnd()
  })
  return {
    make: async (language, alone, shown) => {
      rest.refresh()
      const at = frames.findIndex((frame) => frame.language === language)
      const [page] = await make({ at, alone, ...(shown ? { shown } : {}) })
      if (page && 'fault' in page) throw new Error(page.path ?? page.room, { cause: page.fault })
      return page ?? null
    },
  }
}

/** All pages of the frame with that index, or a single one, with these articles if the frame has none. */
interface Order {
  readonly at: number
  readonly shown?: SiteArticles
  readonly alone?: PageAddress
}

/** One message per page; the one without a page ends the order, with the fault if it ended early. */
interface Message {
  readonly page?: MadePage | UnmadePage
  readonly fault?: Error
}

interface Asked {
  readonly resolve: (made: Made) => void
  readonly reject: (fault: Error) => void
}

/**
 * A process of its own: no request waits meanwhile, and the memory that React needed is returned when it ends. A thread
 * would leave part of it to the server for good (decision record 34).
 */
function startMaker({ module, assets }: Maker, frames: readonly SiteFrame[]) {
  const asked: Asked[] = []
  const pages: (MadePage | UnmadePage)[] = []
  // It only makes pages, so it does not get the secrets in the server's environment.
  const child = spawn(process.execPath, [heapLimit, '-e', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: {},
  })
  const fail = (fault: Error) => {
    for (const each of asked.splice(0)) each.reject(fault)
  }
  child.on('message', ({ page, fault }: Message) => {
    if (page) {
      pages.push(page)
      return
    }
    const made = pages.splice(0)
    const answered = asked.shift()
    if (fault) answered?.reject(fault)
    else answered?.resolve(made)
  })
  child.on('error', fail)
  // Comes after everything it sent was read, unlike its exit.
  child.once('disconnect', () => fail(new Error('the process that makes the public pages ended without them')))
  child.send({ module, assets, frames })
  const make = (order: Order) =>
    new Promise<Made>((resolve, reject) => {
      asked.push({ resolve, reject })
      child.send(order)
    })
  const end = () => {
    if (child.connected) child.disconnect()
  }
  return { child, asked, make, end }
}

/** By default a process may use a share of the machine's memory; this is enough for all pages. */
const heapLimit = '--max-old-space-size=128'

/**
 * Whatever was thrown is sent as an error. Signals to the whole process group are left to the server; once the server
 * is gone, this process ends too.
 */
const program = `
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
for (const loss of ['disconnect', 'error']) process.once(loss, () => process.exit())
const asError = (fault) => (fault instanceof Error ? fault : new Error(String(fault)))
const sent = (page) => ('fault' in page ? { ...page, fault: asError(page.fault) } : page)
process.once('message', ({ module, assets, frames }) => {
  const loading = import(module)
  process.on('message', async ({ at, shown, alone }) => {
    try {
      const { makePages } = await loading
      for (const page of makePages({ ...frames[at], ...shown }, assets, alone)) process.send({ page: sent(page) })
      process.send({})
    } catch (fault) {
      process.send({ fault: asError(fault) })
    }
  })
})`
