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
