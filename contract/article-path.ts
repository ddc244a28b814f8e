import type { SiteArticleHead } from './site-material.ts'

/* Article paths below `/web_site`, shared by the server, which serves them, and the pages that link to them. */

type Address = Pick<SiteArticleHead, 'kind' | 'slug'>
type Kind = Address['kind']

const folders: Readonly<Record<Kind, string>> = { announcement: '/smartCats/notice', industry: '/smartCats/industry' }

/** The list of a kind, which is also the folder of its articles. */
export const articlesPath = (kind: Kind): string => folders[kind]

export const articlePath = ({ kind, slug }: Address): string => `${folders[kind]}/${slug}`

/** Null when the path is not the address of an article. */
export function articleAt(path: string): Address | null {
  const [, folder, slug] = /^(.*)\/([a-z0-9-]+)$/.exec(path) ?? []
  const kind = kinds.find((each) => folders[each] === folder)
  return kind && slug !== undefined ? { kind, slug } : null
}

const kinds = ['announcement', 'industry'] as const
