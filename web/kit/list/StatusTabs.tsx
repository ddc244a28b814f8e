import styles from './StatusTabs.module.css'

interface StatusTabsProps<Key extends string> {
  /** Says what is narrowed, to screen readers. */
  readonly label: string
  readonly tabs: readonly { readonly key: Key; readonly name: string; readonly count?: number | undefined }[]
  /** What is shown; null when the filters are none of them. */
  readonly current: Key | null
  readonly onChoose: (key: Key) => void
  /** From here on a count says that there may be more. */
  readonly countedAtMost?: number
}

/** The few ways in which a list is mostly looked at, one press each, with how many there are. */
export function StatusTabs<Key extends string>(props: StatusTabsProps<Key>) {
  const { label, tabs, current, onChoose, countedAtMost = Infinity } = props
  return (
    <nav aria-label={label} className={styles.place}>
      <ul className={styles.tabs}>
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
