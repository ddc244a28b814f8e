import type { staffArticles } from '#contract/content-office.ts'
import type { Output } from '#contract/wire/operation.ts'

export type Article = Output<typeof staffArticles.get>
export type ArticleHead = Output<typeof staffArticles.list>['list'][number]

export const kinds = ['announcement', 'industry'] as const satisfies readonly ArticleHead['kind'][]
export const states = ['published', 'scheduled', 'draft'] as const satisfies readonly ArticleHead['state'][]

/** The stored languages, in the order of the editor. */
export const codes = ['cn', 'en', 'sh'] as const

export const kindOf = (word: string) => kinds.find((kind) => kind === word)
export const stateOf = (word: string) => states.find((state) => state === word)

/** What the fields of the editor hold. */
export interface Written extends Pick<Article, 'kind' | 'slug' | 'title' | 'summary' | 'body' | 'pinned'> {
  /** In the business time zone, to the minute; empty: at once. */
  readonly publishAt: string
}

export const writtenOf = ({ kind, slug, title, summary, body, pinned, publishAt }: Article): Written => ({
  kind,
  slug,
  title,
  summary,
  body,
  pinned,
  publishAt: publishAt?.slice(0, 16) ?? '',
})

/** The input of B-CO-02. The time keeps its seconds unless another one was entered. */
export const updateOf = (article: Article, { kind, slug, publishAt, ...rest }: Written) => ({
  id: article.id,
  version: article.version,
  ...rest,
  // The address of what visitors see stays as it is: others may link to it.
  ...(article.state === 'draft' ? { kind, slug } : {}),
  ...(publishAt === writtenOf(article).publishAt
    ? {}
    : { publishAt: publishAt === '' ? null : `${publishAt}:00+08:00` }),
})
