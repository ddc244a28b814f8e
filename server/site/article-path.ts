import type { SiteArticleHead } from '#contract/site-material.ts'

/*
 * Where the room of the company has its articles, below `/web_site` (`web/paths.ts`).
 */

type Address = Pick<SiteArticleHead, 'kind' | 'slug'>

export const articlePath = ({ kind, slug }: Address): string => `/smartCats/${folderOf[kind]}/${slug}`

/** Null for what is no address of an article. */
export function articleAt(path: string): Address | null {
  const [, folder, slug] = /^\/smartCats\/(notice|industry)\/([a-z0-9-]+)$/.exec(path) ?? []
  if (slug === undefined) return null
  return { kind: folder === folderOf.industry ? 'industry' : 'announcement', slug }
}

const folderOf = { announcement: 'notice', industry: 'industry' } as const
