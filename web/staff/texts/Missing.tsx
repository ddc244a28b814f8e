import type { staffArticles } from '#contract/content-office.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { text } from './versions.text.ts'

interface MissingProps {
  readonly warnings: Output<typeof staffArticles.get>['warnings']
}

/** Which parts lack a language, and what readers see instead; a part that lacks them all is named once. */
export function Missing({ warnings }: MissingProps) {
  const t = useText(text)
  const sentences = warnings.map((warning) => t.fill('missingPart', { part: t[warning.field], what: warning.text }))
  if (sentences.length === 0) return null
  return (
    <ul className="muted" aria-label={t.missing}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
