import { type DayFigure, dayPlaces, isBalanced } from '#domain/day-end.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { type DayTold, figureName } from './day.ts'
import styles from './day-end.module.css'
import { text } from './text.ts'

/** In the order of the hall: from the shelf to the door. */
const places = [
  'shelved',
  'exceptions',
  'exceptionsNotShelved',
  'inOrders',
  'left',
  'notShelved',
  'unexplained',
] as const
const scans = ['duplicates', 'undone'] as const
const beside = [
  'handovers',
  'handedOver',
  'scannedOfThem',
  'handoversOpen',
  'handoversDiffering',
  'countsOpen',
  'countDifferences',
] as const

/** The figures as they are now, and as they were when the day was signed where that is something else. */
export function Figures({ told }: { readonly told: DayTold }) {
  const t = useText(text)
  const { figures } = told
  const sum = dayPlaces.reduce((all, place) => all + figures[place], 0)
  const isEven = isBalanced(figures)
  return (
    <>
      <Card
        title={t.places}
        actions={
          <StatusTag tone={isEven ? 'done' : 'bad'}>
            {t.fill(isEven ? 'balanced' : 'unbalanced', { received: figures.received, sum })}
          </StatusTag>
        }
      >
        <Table told={told} rows={['received', ...places, ...scans]} label={t.places} />
        {told.scannedEarlier > 0 && <p className="muted">{t.fill('scannedEarlier', { count: told.scannedEarlier })}</p>}
        {told.countedLater > 0 && <p className="muted">{t.fill('countedLater', { count: told.countedLater })}</p>}
      </Card>
      <Card title={t.beside}>
        <Table told={told} rows={beside} label={t.beside} />
      </Card>
    </>
  )
}

interface TableProps {
  readonly told: DayTold
  readonly rows: readonly DayFigure[]
  readonly label: string
}

function Table({ told: { figures, signature, changed }, rows, label }: TableProps) {
  const t = useText(text)
  const isBoth = signature !== null && rows.some((row) => changed.includes(row))
  return (
    <table className={styles.figures} aria-label={label}>
      {isBoth && (
        <thead>
          <tr>
            <th scope="col">{t.figure}</th>
            <th scope="col">{t.now}</th>
            <th scope="col">{t.asSigned}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row} data-figure={row}>
            <th scope="row">{figureName(row, t.language)}</th>
            <td className="num">{figures[row]}</td>
            {isBoth && <td className="num">{signature.figures[row]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
