import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { asStored, type StoredText } from '#contract/wire/language.ts'
import { type Language, languages } from '#domain/language.ts'
import { type Query, sql } from '#server/database/db.ts'

/*
 * The texts published on a new installation: Markdown files, one per language, with the title in the first line. After
 * that the database is the truth; a text that staff have changed is kept.
 */

interface SeedArticle {
  readonly slug: string
  readonly kind: 'announcement' | 'industry'
  readonly pinned?: boolean
  readonly publishAt: string
}

/** What an article's file does not contain; for pages the files are enough. */
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
  { slug: 'invite-a-friend', kind: 'announcement', publishAt: '2026-11-02T10:00:00+08:00' },
  { slug: 'packing-that-survives', kind: 'industry', publishAt: '2026-05-11T10:00:00+08:00' },
  { slug: 'how-volume-weight-works', kind: 'industry', publishAt: '2026-06-08T10:00:00+08:00' },
  { slug: 'hong-kong-customs-basics', kind: 'industry', publishAt: '2026-07-20T10:00:00+08:00' },
  { slug: 'taiwan-simplified-declaration', kind: 'industry', publishAt: '2026-08-17T10:00:00+08:00' },
  { slug: 'reading-a-freight-bill', kind: 'industry', publishAt: '2026-08-31T10:00:00+08:00' },
  { slug: 'batteries-and-liquids', kind: 'industry', publishAt: '2026-09-28T10:00:00+08:00' },
  { slug: 'weigh-and-doubt', kind: 'industry', publishAt: '2026-10-26T10:00:00+08:00' },
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
  const [articleSlugs, pageSlugs] = await Promise.all([slugsIn('articles'), slugsIn('pages')])
  return {
    articles: await Promise.all(articles.filter(({ slug }) => articleSlugs.includes(slug)).map(readArticle)),
    pages: await Promise.all(
      pageSlugs.map(async (slug) => {
        const texts = await readTexts('pages', slug)
        return { slug, title: each(texts, titleOf), body: each(texts, bodyOf) }
      }),
    ),
  }
}

/**
 * Inserts what is missing, except what staff have deleted; what an earlier release inserted and nobody has changed is
 * updated. A text with a future publishing date is shown from today.
 */
export const contentStatements = ({ articles: written, pages: standing }: ContentSeed): readonly Query<unknown>[] => [
  sql`
    insert into articles (kind, slug, title, summary, body, pinned, state, publish_at, seeded)
    select kind, slug, title, summary, body, coalesce(pinned, false), 'published', least(publish_at, now()), 1
    from jsonb_to_recordset(${JSON.stringify(written.map(({ publishAt, ...article }) => ({ ...article, publish_at: publishAt })))}::jsonb)
      as seed (kind text, slug text, title jsonb, summary jsonb, body jsonb, pinned bool, publish_at timestamptz)
    where not exists (select 1 from deleted_articles gone where gone.slug = seed.slug)
    on conflict (slug) do update set title = excluded.title, summary = excluded.summary, body = excluded.body,
      seeded = articles.version + 1, edits = articles.edits + 1
    where articles.seeded = articles.version and articles.draft is null
      and (articles.title::jsonb, articles.summary::jsonb, articles.body::jsonb)
        is distinct from (excluded.title::jsonb, excluded.summary::jsonb, excluded.body::jsonb)`,
  sql`
    insert into pages (slug, title, body, seeded)
    select slug, title, body, 1 from jsonb_to_recordset(${JSON.stringify(standing)}::jsonb) as seed (slug text, title jsonb, body jsonb)
    on conflict (slug) do update set title = excluded.title, body = excluded.body, seeded = pages.version + 1, edits = pages.edits + 1
    where pages.seeded = pages.version and pages.draft is null
      and (pages.title::jsonb, pages.body::jsonb) is distinct from (excluded.title::jsonb, excluded.body::jsonb)`,
]

async function readArticle(article: SeedArticle) {
  const texts = await readTexts('articles', article.slug)
  return { ...article, title: each(texts, titleOf), summary: each(texts, summaryOf), body: each(texts, bodyOf) }
}

type Folder = 'articles' | 'pages'

/** Texts that exist in all three languages. */
async function slugsIn(folder: Folder): Promise<readonly string[]> {
  const files = await readdir(join(contentFolder(), folder))
  const slugs = files.map((file) => file.split('.', 1).join('')).sort()
  return [...new Set(slugs)].filter((slug) => languages.every((each) => files.includes(`${slug}.${each}.md`)))
}

type Texts = Readonly<Record<Language, string>>

async function readTexts(folder: Folder, slug: string): Promise<Texts> {
  const [simplified = '', traditional = '', english = ''] = await Promise.all(
    (['zh-Hans', 'zh-Hant', 'en'] as const).map((language) =>
      readFile(join(contentFolder(), folder, `${slug}.${language}.md`), 'utf8'),
    ),
  )
  return { 'zh-Hans': simplified, 'zh-Hant': traditional, en: english }
}

/** Next to the source when run from source, next to the built server when built. */
const contentFolder = () => fileURLToPath(new URL('./content', import.meta.url))

const each = (texts: Texts, part: (text: string) => string): StoredText =>
  asStored({ 'zh-Hans': part(texts['zh-Hans']), 'zh-Hant': part(texts['zh-Hant']), en: part(texts.en) })

const titleOf = (text: string) => text.split('\n', 1).join('').replace(/^# /, '')
const bodyOf = (text: string) => text.replace(/^# .*\n+/, '').trim()
/** The first paragraph is the summary; the text continues from it. */
const summaryOf = (text: string) =>
  bodyOf(text)
    .split(/\n{2,}/, 1)
    .join('')
