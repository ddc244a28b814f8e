/*
 * Keeps pages in memory. A page is made on the first request for it, and again on the first request after the site has
 * changed.
 */

interface Source<Site> {
  /** Changes with everything that pages show. */
  readonly findRevision: () => Promise<string>
  /** Called once per revision. */
  readonly openSite: () => Site
}

/** Null if the site has no such page. */
type Make<Site, Page> = (site: Site) => Promise<Page | null>

export interface PageCache<Site, Page> {
  readonly find: (name: string, make: Make<Site, Page>, tell: Tell) => Promise<Page | null>
  /** The site of the present revision. */
  readonly site: (tell: Tell) => Promise<Site>
  /** The next request looks for a new revision. */
  readonly lookAgain: () => void
}

/** Reports a fault that readers do not notice, because they get a page as it was before. */
export type Tell = (fault: Error) => void

interface Current<Site, Page> {
  readonly revision: string
  readonly site: Site
  /** Requests for the same page share one. */
  readonly making: Map<string, Promise<Page | null>>
}

interface Kept<Site, Page> {
  readonly page: Page
  readonly site: Site
  /** If the page could not be made again, it is shown as it was until then. */
  readonly triesAgainAt: number
}

/** A change shows within this time; looking for one costs a short statement. */
export const lookEveryMs = 5000
/** All pages but articles are about eighty, in three languages. */
export const keptAtMost = 300

export function pageCache<Site, Page>({ findRevision, openSite }: Source<Site>): PageCache<Site, Page> {
  /** The page that was requested last is the last. */
  const kept = new Map<string, Kept<Site, Page>>()
  let current: Current<Site, Page> | null = null
  let looking: Promise<Current<Site, Page>> | null = null
  let looksAt = 0

  async function now(tell: Tell): Promise<Current<Site, Page>> {
    if (current && performance.now() < looksAt) return current
    looking ??= look(tell).finally(() => {
      looking = null
    })
    return looking
  }

  async function look(tell: Tell): Promise<Current<Site, Page>> {
    const known = current
    const revision = await findRevision().catch((fault: unknown) => {
      if (!known) throw fault
      tell(new Error('Whether the public site has changed could not be read', { cause: fault }))
      return known.revision
    })
    looksAt = performance.now() + lookEveryMs
    current = known?.revision === revision ? known : { revision, site: openSite(), making: new Map() }
    return current
  }

  async function find(name: string, make: Make<Site, Page>, tell: Tell): Promise<Page | null> {
    const { site, making } = await now(tell)
    const found = kept.get(name)
    if (found && (found.site === site || performance.now() < found.triesAgainAt)) return keep(name, found)
    const page = making.get(name) ?? renew(name, make(site), { site, tell }).finally(() => making.delete(name))
    making.set(name, page)
    return page
  }

  async function renew(name: string, made: Promise<Page | null>, { site, tell }: { site: Site; tell: Tell }) {
    try {
      const page = await made
      if (page) return keep(name, { page, site, triesAgainAt: 0 })
      kept.delete(name)
      return null
    } catch (fault) {
      const former = kept.get(name)
      if (!former) throw fault
      tell(new Error(`The public page ${name} could not be made again`, { cause: fault }))
      return keep(name, { ...former, triesAgainAt: performance.now() + lookEveryMs })
    }
  }

  function keep(name: string, found: Kept<Site, Page>): Page {
    kept.delete(name)
    kept.set(name, found)
    const [longestUnused] = kept.keys()
    if (kept.size > keptAtMost && longestUnused !== undefined) kept.delete(longestUnused)
    return found.page
  }

  const lookAgain = () => {
    looksAt = 0
  }
  return { find, lookAgain, site: async (tell) => (await now(tell)).site }
}
