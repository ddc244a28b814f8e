import { staffMailTexts } from '#contract/mail-texts.ts'
import { storedCode } from '#contract/wire/language.ts'
import type { Language } from '#domain/language.ts'
import type { MailWords } from '#domain/mail-words.ts'
import { Refusal } from '#web/client/api.ts'
import { useRead } from '#web/client/queries.ts'
import { FormAlert } from '#web/kit/form/FormAlert.tsx'
import { Card } from '#web/kit/look/Card.tsx'
import { Loaded } from '#web/kit/message/Loaded.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import styles from './mails.module.css'
import { text } from './text.ts'

interface PreviewProps {
  readonly mailKey: string
  readonly language: Language
  readonly words: MailWords
}

const typingMs = 400

/** B-CO-12: the mail as it would go out with these words; a fault is told in its place. */
export function MailPreview({ mailKey, language, words }: PreviewProps) {
  const t = useText(text)
  const [side, setSide] = useState<'letter' | 'plain'>('letter')
  const [settled] = useDebouncedValue(words, typingMs)
  const query = useRead(
    staffMailTexts.preview,
    { key: mailKey, language: storedCode[language], text: settled },
    { keep: true },
  )
  return (
    <Card
      title={t.look}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t.look}
          value={side}
          onChange={(next) => setSide(next as typeof side)}
          data={[
            { value: 'letter', label: t.asLetter },
            { value: 'plain', label: t.asPlain },
          ]}
        />
      }
    >
      {query.error instanceof Refusal && <FormAlert error={query.error}>{query.error.message}</FormAlert>}
      {!(query.error instanceof Refusal) && (
        <Loaded query={query} skeleton={<Skeleton height={480} />}>
          {({ subject, text: plain, html }) => (
            <div className={styles.preview} lang={language}>
              <p>
                <strong>{subject}</strong>
              </p>
              {side === 'letter' ? (
                <iframe className={styles.letter} title={t.look} sandbox="" srcDoc={html} />
              ) : (
                <pre className={styles.plain}>{plain}</pre>
              )}
              <p className="muted">{t.lookHint}</p>
            </div>
          )}
        </Loaded>
      )}
    </Card>
  )
}
