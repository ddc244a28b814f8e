import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asStored, type StoredText } from '#contract/language.ts'
import type { Language } from '#domain/language.ts'
import { type Query, sql } from '#server/db.ts'

/*
 * What is published before anybody has written anything: Markdown files, one a language, the title in the first line
 * (decision 46). The database is the truth from then on; a text that staff have changed stays theirs.
 */

interface SeedArticle {
  readonly slug: string
  readonly kind: 'announcement' | 'industry'
  readonly pinned?: boolean
  readonly publishAt: string
}

const articles: readonly SeedArticle[] = [
  {
    slug: 'late-delivery-reductions',
    kind: 'announcement',
    pinned: true,
    publishAt: '2026-03-02T10:00:00+08:00',
  },
  { slug: 'southeast-line-opening-soon', kind: 'announcement', publishAt: '2026-10-19T15:30:00+08:00' },
  { slug: 'tuen-mun-industrial-suspended', kind: 'announcement', publishAt: '2026-10-12T09:00:00+08:00' },
  { slug: 'mid-autumn-national-day-2026', kind: 'announcement', publishAt: '2026-09-14T11:00:00+08:00' },
  { slug: 'how-volume-weight-works', kind: 'industry', publishAt: '2026-06-08T10:00:00+08:00' },
]

/** The slugs of contract E-12. */
const pages = [
  ...['companyProfile', 'helpCenter', 'tutorial', 'contraband', 'carriageTerms', 'privacyPolicy', 'kongFreight'],
  ...['southeast', 'malaysiaFreight'],
  ...['HK_BULK', 'HK_PARCEL', 'HK_PICKUP', 'SEA_PARCEL', 'AIR', 'SEA_BULK'].map((code) => `channel-${code}`),
]

export interface ContentSeed {
  readonly articles: readonly (SeedArticle & {
    readonly title: StoredText
    readonly summary: StoredText
    readonly body: StoredText
  })[]
  readonly pages: readonly { readonly slug: string; readonly title: StoredText; readonly body: StoredText }[]
}

export async function readContent(): Promise<ContentSeed> {
  return {
    articles: await Promise.all(articles.map(readArticle)),
    pages: await Promise.all(
      pages.map(async (slug) => {
        const texts = await readTexts('pages', slug)
        return { slug, title: each(texts, titleOf), body: each(texts, bodyOf) }
      }),
    ),
  }
}

/** Only what is missing is written. A text whose day is still to come is shown from today. */
export const contentStatements = ({ articles: written, pages: standing }: ContentSeed): readonly Query<unknown>[] => [
  sql`
    insert into articles (kind, slug, title, summary, body, pinned, state, publish_at)
    select kind, slug, title, summary, body, coalesce(pinned, false), 'published', least(publish_at, now())
    from jsonb_to_recordset(${JSON.stringify(written.map(({ publishAt, ...article }) => ({ ...article, publish_at: publishAt })))}::jsonb)
      as seed (kind text, slug text, title jsonb, summary jsonb, body jsonb, pinned bool, publish_at timestamptz)
    on conflict do nothing`,
  sql`
    insert into pages (slug, title, body)
    select slug, title, body from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as seed (slug text, title jsonb, body jsonb)
    on conflict do nothing`,
]

async function readArticle(article: SeedArticle) {
  const texts = await readTexts('articles', article.slug)
  return { ...article, title: each(texts, titleOf), summary: each(texts, summaryOf), body: each(texts, bodyOf) }
}

type Texts = Readonly<Record<Language, string>>

async function readTexts(folder: 'articles' | 'pages', slug: string): Promise<Texts> {
  const [simplified = '', traditional = '', english = ''] = await Promise.all(
    (['zh-Hans', 'zh-Hant', 'en'] as const).map((language) =>
      readFile(join(contentFolder(), folder, `${slug}.${language}.md`), 'utf8'),
    ),
  )
  return { 'zh-Hans': simplified, 'zh-Hant': traditional, en: english }
}

/** Beside the source when run from source, beside the built server when built. */
const contentFolder = () => fileURLToPath(new URL('./content', import.meta.url))

const each = (texts: Texts, part: (text: string) => string): StoredText =>
  asStored({ 'zh-Hans': part(texts['zh-Hans']), 'zh-Hant': part(texts['zh-Hant']), en: part(texts.en) })

const titleOf = (text: string) => text.split('\n', 1).join('').replace(/^# /, '')
const bodyOf = (text: string) => text.replace(/^# .*\n+/, '').trim()
/** The first paragraph says what it is about; the text goes on from it. */
const summaryOf = (text: string) =>
  bodyOf(text)
    .split(/\n{2,}/, 1)
    .join('')
