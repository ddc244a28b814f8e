import { useText } from '#web/kit/text/use-text.ts'
import styles from './receiving.module.css'
import { text } from './keys.text.ts'
import { scale } from './scale/use-scale.ts'

const keys = [
  ['Enter', 'keyNext'],
  ['Ctrl Enter', 'keyReceive'],
  ['F2', 'keyPhoto'],
  ['F4', 'keyAbnormal'],
  ['F6', 'keyScale'],
  ['F7', 'keyShelf'],
  ['F8', 'keyAgain'],
  ['F9', 'keyCamera'],
  ['Esc', 'keyDrop'],
] as const

export function KeyHelp() {
  const t = useText(text)
  return (
    <ul className={styles.keys} aria-label={t.keys}>
      {keys
        .filter(([, what]) => what !== 'keyScale' || scale)
        .map(([key, what]) => (
          <li key={key}>
            <kbd>{key}</kbd> {t[what]}
          </li>
        ))}
    </ul>
  )
}
