import type { feedback } from '#contract/feedback.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { formatWhen } from '#web/kit/text/format.ts'
import { StatusTag, type Tone } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import styles from './Feedback.module.css'
import { text } from './text.ts'

type Letter = Output<typeof feedback.listMine>['list'][number]

const tones = { open: 'wait', replied: 'done', closed: 'hand' } as const satisfies Record<Letter['status'], Tone>

export function Letters({ letters }: { readonly letters: readonly Letter[] }) {
  const t = useText(text)
  return (
    <ul className={styles.letters} aria-label={t.listTitle}>
      {letters.map((letter) => (
        <li key={letter.id} className={styles.letter}>
          <div className={styles.head}>
            <span className="muted">
              {t.fill('written', { name: letter.contactName, when: formatWhen(letter.createdAt, t.language) })}
            </span>
            <StatusTag tone={tones[letter.status]}>{letter.statusText}</StatusTag>
          </div>
          <p className={styles.words}>{letter.content}</p>
          {letter.reply !== null && (
            <div className={styles.reply}>
              <div className={styles.head}>
                <strong>{t.reply}</strong>
                {letter.isNew && <span className={styles.new}>{t.newReply}</span>}
                <span className="muted">
                  <When at={letter.repliedAt} />
                </span>
              </div>
              <p className={styles.words}>{letter.reply}</p>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
