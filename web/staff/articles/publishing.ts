import { formatWhen } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import type { Change } from '#web/staff/Compared.tsx'
import { textChanges } from '#web/staff/texts/text-changes.ts'
import type { text as versionsText } from '#web/staff/texts/versions.text.ts'
import type { Article } from './article.ts'
import type { text } from './text.ts'

type Dated = Pick<Article, 'state' | 'publishAt' | 'published'>

/**
 * What publishing does to what visitors see: it appears or stays at once, waits for its time, or, if it is seen now and
 * its time lies ahead, it is hidden until then.
 */
export function timingOf({ state, publishAt, published }: Dated, now: number): 'atOnce' | 'waits' | 'hides' {
  if (publishAt === null || Date.parse(publishAt) <= now) return 'atOnce'
  const shownFrom = (published ?? { publishAt }).publishAt
  return state !== 'draft' && Date.parse(shownFrom) <= now ? 'hides' : 'waits'
}

type Words = ReturnType<typeof useText<typeof text>>

/** What differs from what is published; of a first publication nothing, as everything is new. */
export function publishChanges(
  article: Article,
  t: Words,
  versions: ReturnType<typeof useText<typeof versionsText>>,
): readonly Change[] {
  const { published, publishAt, pinned } = article
  if (published === null) return []
  return [
    {
      label: t.shownFrom,
      before: formatWhen(published.publishAt, t.language),
      after: publishAt === null ? t.atOnce : formatWhen(publishAt, t.language),
    },
    { label: t.pin, before: published.pinned ? t.yes : t.no, after: pinned ? t.yes : t.no },
    ...textChanges(published, article, versions),
  ]
}
