import { CopyButton } from './CopyButton.tsx'
import styles from './CopyRows.module.css'

interface CopyRow {
  readonly label: string
  readonly value: string
  /** The button's label for screen readers, such as "Copy: Phone". */
  readonly copy: string
  readonly isFigure?: boolean
}

interface CopyRowsProps {
  readonly rows: readonly CopyRow[]
  /** The subject of the rows, if a page has several such lists. */
  readonly of?: string
}

/** The parts of an address or an account, each with its own copy button. */
export const CopyRows = ({ rows, of }: CopyRowsProps) => (
  <ul className={styles.rows}>
    {rows.map(({ label, value, copy, isFigure }) => (
      <li key={label} className={styles.row}>
        <span className={styles.label}>{label}</span>
        <span className={isFigure ? `${styles.value} num` : styles.value}>{value}</span>
        <CopyButton text={value} label={copy} of={of} compact />
      </li>
    ))}
  </ul>
)
