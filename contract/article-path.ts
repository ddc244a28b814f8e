import type { SiteArticleHead } from './site-material.ts'

/* Where the site has its articles, below `/web_site`: the server finds them there, and pages lead to them. */

type Address = Pick<SiteArticleHead, 'kind' | 'slug'>
type Kind = Address['kind']

const folders: Readonly<Record<Kind, string>> = { announcement: '/smartCats/notice', industry: '/smartCats/industry' }

/** The list of a kind, and the folder of its articles. */
export const articlesPath = (kind: Kind): string => folders[kind]

export const articlePath = ({ kind, slug }: Address): string => `${folders[kind]}/${slug}`

/** Null for what is no address of an article. */
export function articleAt(path: string): Address | null {
  const [, folder, slug] = /^(.*)\/([a-z0-9-]+)$/.exec(path) ?? []
  const kind = kinds.find((each) => folders[each] === folder)
  return kind && slug !== undefined ? { kind, slug } : null
}

const kinds = ['announcement', 'industry'] as const
