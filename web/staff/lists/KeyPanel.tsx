import { Switch } from '@mantine/core'
import { useText } from '#web/kit/text/use-text.ts'
import { switchListKeys, useAreListKeysOn } from './list-keys.ts'
import styles from './lists.module.css'
import { text } from './lists.text.ts'

interface KeyPanelProps {
  /** Each key with what it does. */
  readonly keys: readonly (readonly [key: string, does: string])[]
}

/** The keys of this page, and the switch that turns them off on this device. */
export function KeyPanel({ keys }: KeyPanelProps) {
  const t = useText(text)
  const isOn = useAreListKeysOn()
  return (
    <section className={styles.keys} aria-label={t.keys}>
      <Switch
        size="sm"
        label={t.keys}
        checked={isOn}
        onChange={(event) => switchListKeys(event.currentTarget.checked)}
      />
      <ul className={styles.keyList} data-off={!isOn}>
        {keys.map(([key, does]) => (
          <li key={key}>
            <kbd>{key}</kbd> {does}
          </li>
        ))}
      </ul>
    </section>
  )
}
