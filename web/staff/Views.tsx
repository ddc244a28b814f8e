import styles from './Views.module.css'

interface ViewsProps<Key extends string> {
  readonly label: string
  readonly views: readonly { readonly key: Key; readonly words: string }[]
  /** The view that is shown; null when the filters are none of them. */
  readonly current: Key | null
  readonly onChoose: (key: Key) => void
}

/** The few ways in which a list is mostly looked at, one press each. */
export function Views<Key extends string>({ label, views, current, onChoose }: ViewsProps<Key>) {
  return (
    <div role="group" aria-label={label} className={styles.views}>
      {views.map(({ key, words }) => (
        <button
          key={key}
          type="button"
          className={styles.view}
          aria-pressed={key === current}
          onClick={() => onChoose(key)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
