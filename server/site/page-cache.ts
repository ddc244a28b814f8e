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
  const kept = new Map<string, Kept<Site, Page>>()
  let current: { readonly revision: string; readonly site: Site } | null = null
  /** Requests for the same page of the present revision share one. */
  let making = new Map<string, Promise<Page | null>>()
  let looking: Promise<Site> | null = null
  let looksAt = 0

  const lookAgain = () => {
    looksAt = 0
  }

  const siteNow = (tell: Tell): Promise<Site> | Site => {
    if (current && performance.now() < looksAt) return current.site
    looking ??= look(tell).finally(() => {
      looking = null
    })
    return looking
  }

  async function look(tell: Tell): Promise<Site> {
    const known = current
    const revision = await findRevision().catch((fault: unknown) => {
      if (!known) throw fault
      tell(new Error('Whether the public site has changed could not be read', { cause: fault }))
      return known.revision
    })
    looksAt = performance.now() + lookEveryMs
    if (known?.revision === revision) return known.site
    making = new Map()
    current = { revision, site: openSite() }
    return current.site
  }

  async function find(name: string, make: Make<Site, Page>, tell: Tell): Promise<Page | null> {
    const site = await siteNow(tell)
    const found = kept.get(name)
    if (found && (found.site === site || performance.now() < found.triesAgainAt)) return keep(name, found)
    const inProgress = making
    const page = inProgress.get(name) ?? renew(name, make(site), { site, tell }).finally(() => inProgress.delete(name))
    inProgress.set(name, page)
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

  /** As the last of all, so that the first is the one that was not requested for longest. */
  function keep(name: string, found: Kept<Site, Page>): Page {
    kept.delete(name)
    kept.set(name, found)
    const [longestUnused] = kept.keys()
    if (kept.size > keptAtMost && longestUnused !== undefined) kept.delete(longestUnused)
    return found.page
  }

  return { find, site: async (tell) => siteNow(tell), lookAgain }
}
