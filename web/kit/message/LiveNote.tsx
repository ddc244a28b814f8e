import { useLiveNote } from './live-note.ts'
import styles from './LiveNote.module.css'

/** Says what has just changed on the page, once and politely; it moves nothing and takes no press. */
export function LiveNote() {
  const note = useLiveNote()
  return (
    <p role="status" className={styles.place}>
      {note && <span className={styles.note}>{note.sentence}</span>}
    </p>
  )
}
