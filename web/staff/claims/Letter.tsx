import type { Language } from '#domain/language.ts'
import styles from './claims.module.css'
import { letterWith } from './letter.ts'

interface LetterProps {
  readonly letter: { readonly subject: string; readonly body: string }
  /** The member's, not the reader's. */
  readonly language: Language
  readonly note?: string
}

/** A mail as its member will read it. */
export function Letter({ letter: { subject, body }, language, note = '' }: LetterProps) {
  return (
    <blockquote lang={language} className={styles.letter}>
      <strong>{subject}</strong>
      {letterWith(body, note).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </blockquote>
  )
}
