import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './HiddenNote.module.css'
import { text } from '#web/kit/text/common.text.ts'

interface HiddenNoteProps {
  /** How many there are outside the chosen days; nothing is said of none. */
  readonly count: number
  readonly sentence: string
  /** Takes the days away. */
  readonly onShow: () => void
}

/** A list that begins with the last month says what it leaves out, and shows it by one press. */
export function HiddenNote({ count, sentence, onShow }: HiddenNoteProps) {
  const t = useText(text)
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <>
          <span>{sentence}</span>
          <Button variant="default" size="compact-md" onClick={onShow}>
            {t.allDates}
          </Button>
        </>
      )}
    </div>
  )
}
