import type { SiteArticleHead } from './site-content.ts'

/*
 * Paths of articles below `/web_site`, and of the pages that say that there is none: shared by the server, which serves
 * them, and the pages that link to them.
 */

type Address = Pick<SiteArticleHead, 'kind' | 'slug'>
type Kind = Address['kind']

const folders: Readonly<Record<Kind, string>> = { announcement: '/smartCats/notice', industry: '/smartCats/industry' }

/** The list of a kind, which is also the folder of its articles. */
export const articlesPath = (kind: Kind): string => folders[kind]

/** Articles are added and removed below it: for an unknown one the site answers, not the portal. */
export const articlesFolder = '/smartCats/'
export const noArticle = `${articlesFolder}*`
/** Stands for any other unknown address. */
export const noPage = '/*'

export const articlePath = ({ kind, slug }: Address): string => `${folders[kind]}/${slug}`

/** Null when the path is not the address of an article. */
export function articleAt(path: string): Address | null {
  const [, folder, slug] = /^(.*)\/([a-z0-9-]+)$/.exec(path) ?? []
  const kind = kinds.find((each) => folders[each] === folder)
  return kind && slug !== undefined ? { kind, slug } : null
}

const kinds = ['announcement', 'industry'] as const
