import { Button } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './HiddenNote.module.css'
import { text } from '#web/kit/text/common.text.ts'

interface HiddenNoteProps {
  /** How many there are outside the chosen dates; nothing is shown for 0. */
  readonly count: number
  readonly sentence: string
  /** Removes the date filter. */
  readonly onShow: () => void
}

/** A list that begins with the last month says how many it leaves out, with a button to show them. */
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
