import styles from './moving.module.css'

/** How many of something are what. */
export const Counts = ({ counts }: { readonly counts: readonly (readonly [name: string, count: number])[] }) => (
  <dl className={styles.counts}>
    {counts.map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="num">{count}</dd>
      </div>
    ))}
  </dl>
)
