import { CheckIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './claims.module.css'
import { text } from './claims.text.ts'
import { compareNumbers, type Piece } from './compare.ts'

interface PairProps {
  readonly typed: string
  readonly label: string
}

/** The number when label and member agree; otherwise both, with what differs marked. */
export function NumberPair({ typed, label }: PairProps) {
  const t = useText(text)
  const compared = compareNumbers(typed, label)
  if (compared.differing === 0)
    return (
      <span className={styles.pair}>
        <span className={styles.number}>{typed}</span>
        <span className={styles.same}>
          <CheckIcon size={14} /> {t.sameNumber}
        </span>
      </span>
    )
  return (
    <span className={styles.pair}>
      <span>
        <small>{t.typed}</small> <Marked pieces={compared.typed} />
      </span>
      <span>
        <small>{t.label}</small> <Marked pieces={compared.label} />
        <span className={styles.differs}>
          <WarnIcon size={14} /> {t.fill('differing', { count: compared.differing })}
        </span>
      </span>
    </span>
  )
}

/** One number; what the other one has not is underlined. */
export const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) => (
  <span className={styles.number}>
    {pieces.map(({ text: chars, isSame }, index) =>
      isSame ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a number never move
        <span key={index}>{chars}</span>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <mark key={index}>{chars}</mark>
      ),
    )}
  </span>
)
