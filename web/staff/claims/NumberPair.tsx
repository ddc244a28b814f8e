import { CheckIcon, WarnIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './claims.module.css'
import { text } from './claims.text.ts'
import { compareNumbers, type Piece } from './compare.ts'

interface PairProps {
  readonly typed: string
  readonly label: string
}

/** What was typed above what the label says, with the characters that both share marked. */
export function NumberPair({ typed, label }: PairProps) {
  const t = useText(text)
  const compared = compareNumbers(typed, label)
  return (
    <span className={styles.pair}>
      <span>
        <small>{t.typed}</small> <Marked pieces={compared.typed} />
      </span>
      <span>
        <small>{t.label}</small> <Marked pieces={compared.label} />
        <Verdict differing={compared.differing} />
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

/** Same, or in how many characters it differs: icon and word. */
export function Verdict({ differing }: { readonly differing: number }) {
  const t = useText(text)
  return differing === 0 ? (
    <span className={styles.same}>
      <CheckIcon size={14} /> {t.sameNumber}
    </span>
  ) : (
    <span className={styles.differs}>
      <WarnIcon size={14} /> {t.fill('differing', { count: differing })}
    </span>
  )
}
