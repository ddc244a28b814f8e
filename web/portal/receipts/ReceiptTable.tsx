import type { PaperRow, PaperTable } from '#contract/papers/paper.ts'
import styles from './Receipt.module.css'

/** A phone shows what stands between the entry and its figure below the entry instead. */
export function ReceiptTable({ table: { columns, rows, sums } }: { readonly table: PaperTable }) {
  const last = columns.length - 1
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((name, at) => (
            <th key={name} scope="col" className={at > 0 && at < last ? styles.wide : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td colSpan={last}>{figure}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  )
}

function Row({ row: { label, why, cells } }: { readonly row: PaperRow }) {
  const between = cells.slice(0, -1)
  return (
    <tr>
      <th scope="row">
        {label}
        {why && <small>{why}</small>}
        {between.length > 0 && <small className={styles.narrow}>{between.join(' · ')}</small>}
      </th>
      {between.map((cell) => (
        <td key={cell} className={styles.wide}>
          {cell}
        </td>
      ))}
      <td>{cells.at(-1)}</td>
    </tr>
  )
}
