import type { Language } from '#domain/language.ts'
import type { Context } from '#server/context.ts'
import { type KeptPage, keepPage, type PagePolicy } from './keep-site.ts'
import { type Maker, openMaker } from './make-pages.ts'
import { gatherMaterial } from './material.ts'

/*
 * Right after a start no page has been made yet, and making all of them takes half a minute on a busy machine. Until
 * then each requested page is made on its own, by a process that makes only what is requested.
 */

export interface FirstPages {
  /** Null if the site has no such page. */
  readonly find: (language: Language, path: string) => Promise<KeptPage | null>
  readonly policyOf: (language: Language) => PagePolicy
}

const restsAfterMs = 20_000

/** `onEnd`: nothing was requested for a while, or the process ended; these pages get no older than that. */
export async function openFirstPages(context: Context, maker: Maker, onEnd: () => void): Promise<FirstPages> {
  const material = await gatherMaterial(context)
  const { make } = openMaker(maker, material, { restsAfterMs, onEnd })
  const made = new Map<string, Promise<KeptPage | null>>()
  const find = (language: Language, path: string) => {
    const name = `${language} ${path}`
    const page = made.get(name) ?? make(language, { path }).then((found) => found && keepPage(found))
    made.set(name, page)
    const forget = () => made.delete(name)
    void page.then((found) => found ?? forget(), forget)
    return page
  }
  const policyOf = (language: Language) => ({
    analytics: material.find((each) => each.language === language)?.analytics ?? { sites: [], script: '' },
    wakeHash: maker.assets.wake.hash,
  })
  return { find, policyOf }
}
