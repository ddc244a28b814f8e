import type { Question } from '#web/kit/message/confirm.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { Asked } from '#web/staff/Compared.tsx'
import type { text as versionsText } from '#web/staff/texts/versions.text.ts'
import type { Article } from './article.ts'
import { publishChanges, timingOf } from './publishing.ts'
import type { text } from './text.ts'

/** What is asked before an article is published: when visitors see it, whether it is hidden until then, and what changes. */
export function questionOf(
  article: Article,
  t: ReturnType<typeof useText<typeof text>>,
  versions: ReturnType<typeof useText<typeof versionsText>>,
): Question {
  const timing = timingOf(article, Date.now())
  const when = article.publishAt === null ? '' : formatWhen(article.publishAt, t.language)
  const sentence = {
    atOnce: t.publishAsk,
    waits: t.fill('waitsAsk', { when }),
    hides: t.fill('hidesAsk', { when }),
  }[timing]
  const isFirst = article.published === null
  return {
    title: t.publish,
    sentence: isFirst ? sentence : <Asked sentence={sentence} changes={publishChanges(article, t, versions)} />,
    confirm: timing === 'hides' ? t.publishHiding : t.publish,
    danger: timing === 'hides',
  }
}
