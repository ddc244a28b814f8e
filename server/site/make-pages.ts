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

/** What the build laid beside the server: the address of the maker (`web/site/ahead`), and what its pages carry. */
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

/** Makes single pages, one after the other, until nobody has asked for a while. */
export interface OpenMaker {
  /** Null where the maker knows no such page. */
  readonly make: (language: Language, alone: PageAddress, shown?: SiteArticles) => Promise<MadePage | null>
}

interface Rest {
  readonly restsAfterMs: number
  /** It makes nothing any more. */
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

/** All pages of the frame at that place, or the one alone, with these articles where the frame has none. */
interface Order {
  readonly at: number
  readonly shown?: SiteArticles
  readonly alone?: PageAddress
}

/** Page by page; without one, the end of what was ordered, with what brought it about where it came too early. */
interface Message {
  readonly page?: MadePage | UnmadePage
  readonly fault?: Error
}

interface Asked {
  readonly resolve: (made: Made) => void
  readonly reject: (fault: Error) => void
}

/**
 * A process of its own: no request waits meanwhile, and React with all that it needed of memory goes when it ends. A thread
 * would leave a part of it to the server for good (docs/decisions/0034).
 */
function startMaker({ module, assets }: Maker, frames: readonly SiteFrame[]) {
  const asked: Asked[] = []
  const pages: (MadePage | UnmadePage)[] = []
  // It makes pages: what the server's environment says in secret is not for it.
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
  // Comes when all that it sent has been read, which its exit may not.
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

/** What a process takes without being told is a part of the machine's memory; this is enough for every page. */
const heapLimit = '--max-old-space-size=128'

/**
 * A fault travels as an error, whatever was thrown. A signal to the whole group is the server's to answer: once the server
 * is gone, this ends too.
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
