import { text as kitText } from '#web/kit/text/common.text.ts'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './Tick.module.css'
import { type Ticks, useIsTicked, useTicked } from './ticks.ts'

/* The browser's own boxes: a hundred of the kit's took half of the time in which a list is drawn again. */

interface TickProps<Row> {
  readonly row: Row
  readonly name: string
  readonly ticks: Ticks<Row>
}

/** A box of a row: only this one is rendered again when it is ticked. */
export function Tick<Row>({ row, name, ticks }: TickProps<Row>) {
  const kit = useText(kitText)
  const isTicked = useIsTicked(ticks, row)
  return (
    // The box is small; the label around it is wide enough for a finger.
    <label className={styles.box}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={`${kit.selectRow} ${name}`}
        checked={isTicked}
        onChange={() => ticks.set([row], !isTicked)}
      />
    </label>
  )
}

interface TickAllProps<Row> {
  readonly rows: readonly Row[]
  readonly ticks: Ticks<Row>
  readonly isLabelled?: boolean
}

/** All rows of the page. */
export function TickAll<Row>({ rows, ticks, isLabelled = false }: TickAllProps<Row>) {
  const kit = useText(kitText)
  useTicked(ticks)
  const count = rows.filter((row) => ticks.has(row)).length
  const box = (
    <input
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && count < rows.length
      }}
      type="checkbox"
      className={styles.tick}
      aria-label={kit.selectAll}
      checked={rows.length > 0 && count === rows.length}
      disabled={rows.length === 0}
      onChange={(event) => ticks.set(rows, event.currentTarget.checked)}
    />
  )
  return isLabelled ? (
    <label className={styles.all}>
      {box}
      {kit.selectAll}
    </label>
  ) : (
    box
  )
}
