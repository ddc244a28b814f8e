import { articleAt } from '#contract/article-path.ts'
import type { Language } from '#domain/language.ts'
import { publishedArticle } from '#server/content/content.ts'
import type { Context } from '#server/context.ts'
import { type KeptPage, keepPage } from './keep-site.ts'
import { type Maker, type OpenMaker, openMaker } from './make-pages.ts'
import { gatherFrames } from './material.ts'

/*
 * Pages of articles older than those made ahead: however many there are, each has its page. It is made on request, and
 * the most recently requested ones are kept.
 */

export interface OlderPages {
  /** Null if no article is shown under this path. */
  readonly find: (language: Language, path: string) => Promise<KeptPage | null>
}

/** All languages together. */
const keptAtMost = 200
/** Long enough for somebody who reads on, or crawls them all; an idle server has no such process. */
const restsAfterMs = 20_000

/** Belongs to one version of the site: the next starts empty. */
export function olderPages(context: Context, maker: Maker): OlderPages {
  const kept = new Map<string, Promise<KeptPage | null>>()
  let opened: Promise<OpenMaker> | null = null

  const open = (): Promise<OpenMaker> => {
    const close = () => {
      opened = null
    }
    const opening = gatherFrames(context).then((frames) => openMaker(maker, frames, { restsAfterMs, onEnd: close }))
    opening.catch(close)
    return opening
  }

  const make = async (language: Language, path: string): Promise<KeptPage | null> => {
    const address = articleAt(path)
    const shown = address && (await publishedArticle({ context, db: context.database, language }, address))
    if (!shown) return null
    const page = await (await (opened ??= open())).make(language, { room, path }, shown)
    return page && keepPage(page)
  }

  const find = (language: Language, path: string) => {
    const name = `${language} ${path}`
    const page = kept.get(name) ?? make(language, path)
    const forget = () => kept.delete(name)
    // Moves the requested page to the end, so that the longest unused one is dropped first.
    forget()
    kept.set(name, page)
    void page.then((found) => found ?? forget(), forget)
    for (const first of kept.keys()) if (kept.size > keptAtMost) kept.delete(first)
    return page
  }
  return { find }
}

/** The folder of the site that has the articles (`web/site/ahead/site-ahead.tsx`). */
const room = 'about'
