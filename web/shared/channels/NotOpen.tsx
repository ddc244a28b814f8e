import { useText } from '#web/kit/text/use-text.ts'
import styles from './NotOpen.module.css'
import { text } from './open.text.ts'

/** Shown above prices that cannot be ordered yet. */
export function NotOpen() {
  const t = useText(text)
  return (
    <p className={styles.note}>
      <strong>{t.notOpen}</strong> {t.notOpenPrices}
    </p>
  )
}
