import { painted } from '#web/client/painted.ts'
import { useEffect, useRef } from 'react'
import styles from './StatusTabs.module.css'

interface StatusTabsProps<Key extends string> {
  /** The label of the tabs, for screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly name: string; readonly count?: number | undefined }[]
  /** The active tab; null if the filters match none of them. */
  readonly current: Key | null
  readonly onChoose: (key: Key) => void
  /** From this number on, a count says that there may be more. */
  readonly countedAtMost?: number
}

/** The most common views of a list, one press each, with their counts. */
export function StatusTabs<Key extends string>(props: StatusTabsProps<Key>) {
  const { label, tabs, current, onChoose, countedAtMost = Infinity } = props
  const strip = useCurrentInView(current, tabs.filter(({ count }) => count !== undefined).length)
  return (
    <nav aria-label={label} className={styles.place}>
      <ul ref={strip} className={styles.tabs}>
        {tabs.map(({ key, name, count }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.tab}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => onChoose(key)}
            >
              {name}
              {count !== undefined && (
                <span className={`${styles.count} num`}> {count < countedAtMost ? count : `${count}+`}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone the active tab may lie outside the strip: the strip, and nothing else, is moved to show it. */
function useCurrentInView(current: string | null, counted: number) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Measured before, the page would have to be laid out once more than it is painted.
    void painted().then(() => strip.current && showCurrent(strip.current))
    // Counts that arrive make the tabs before it wider.
  }, [current, counted])
  return strip
}

function showCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-current]')
  if (!tab) return
  const [outer, inner] = [strip.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (inner.right > outer.right || inner.left < outer.left) strip.scrollLeft += inner.left - outer.left - peekPx
}

/** So much of the tab before it stays visible. */
const peekPx = 40
