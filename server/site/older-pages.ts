import { articleAt } from '#contract/article-path.ts'
import type { Language } from '#domain/language.ts'
import { publishedArticle } from '#server/content/content.ts'
import type { House } from '#server/house.ts'
import { type KeptPage, keepPage } from './keep-site.ts'
import { type Maker, type OpenMaker, openMaker } from './make-pages.ts'
import { gatherFrames } from './material.ts'

/*
 * Articles that are older than those whose pages are made ahead: however many there are, each has its page. It is made when
 * somebody asks, and the last that were asked for are kept.
 */

export interface OlderPages {
  /** Null where no article is shown under this path. */
  readonly find: (language: Language, path: string) => Promise<KeptPage | null>
}

/** All languages together. */
const keptAtMost = 200
/** Whoever reads on, or walks all of them, finds the maker still there; an idle server has none. */
const restsAfterMs = 20_000

/** Of the site as it stands: who made it anew begins with none. */
export function olderPages(house: House, maker: Maker): OlderPages {
  const kept = new Map<string, Promise<KeptPage | null>>()
  let opened: Promise<OpenMaker> | null = null

  const open = (): Promise<OpenMaker> => {
    const close = () => {
      opened = null
    }
    const opening = gatherFrames(house).then((frames) => openMaker(maker, frames, { restsAfterMs, onEnd: close }))
    opening.catch(close)
    return opening
  }

  const make = async (language: Language, path: string): Promise<KeptPage | null> => {
    const address = articleAt(path)
    const shown = address && (await publishedArticle({ house, db: house.database, language }, address))
    if (!shown) return null
    const page = await (await (opened ??= open())).make(language, { room, path }, shown)
    return page && keepPage(page)
  }

  const find = (language: Language, path: string) => {
    const name = `${language} ${path}`
    const page = kept.get(name) ?? make(language, path)
    const forget = () => kept.delete(name)
    // What was asked for last stands last.
    forget()
    kept.set(name, page)
    void page.then((found) => found ?? forget(), forget)
    for (const first of kept.keys()) if (kept.size > keptAtMost) kept.delete(first)
    return page
  }
  return { find }
}

/** Of the site, which has the articles (`web/site/ahead/site-ahead.tsx`). */
const room = 'about'
