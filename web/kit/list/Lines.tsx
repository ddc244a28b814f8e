import { type KeyboardEvent, memo, type MouseEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { DownIcon } from '#web/kit/look/icons.tsx'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useStable } from '#web/kit/look/use-stable.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { LineMenu } from './LineMenu.tsx'
import { hasEnd, lineTracks, tableRoles } from './line-tracks.ts'
import { LinesHead, sideOf } from './LinesHead.tsx'
import styles from './Lines.module.css'
import { text } from './list.text.ts'
import { Tick, TickAll } from './Tick.tsx'
import type { Ticks } from './ticks.ts'
import { useDrawn } from './use-drawn.ts'
import { useShown } from './use-shown.ts'

export interface LineColumn<Row> {
  readonly key: string
  readonly label: ReactNode
  readonly render: (row: Row) => ReactNode
  /** Numbers are aligned to the end. */
  readonly align?: 'start' | 'end'
  /** In px; columns without a width share what is left. */
  readonly width?: number
  /** Only in tables at least this wide (640, 900, 1080 px): the details have it too. */
  readonly from?: 'small' | 'medium' | 'large'
  /** Its place on the card of a phone: at the end of the first line, or in the second. Absent: only in the details. */
  readonly card?: 'end' | 'status' | 'fact'
  /** What the card shows instead of `render`. */
  readonly onCard?: (row: Row) => ReactNode
}

/** What a list shows of its rows. Memoise it: a row is rendered again only if it or this object changed. */
export interface LineSpec<Row> {
  readonly columns: readonly LineColumn<Row>[]
  readonly rowKey: (row: Row) => string
  /** How people call it, for the labels of its buttons. */
  readonly name: (row: Row) => string
  /** The name on the card of a phone, if there is more to it. */
  readonly title?: (row: Row) => ReactNode
  /** One more line on the card of a phone. */
  readonly note?: (row: Row) => ReactNode
  readonly thumb?: (row: Row) => ReactNode
  /** Everything else, behind a press. */
  readonly details?: (row: Row) => ReactNode
  /** The label of that press, and the name of what opens. */
  readonly open?: string
  readonly detailsName?: (row: Row) => string
  /** The one most likely action. */
  readonly action?: (row: Row) => ReactNode
  /** The other actions, behind one button; null if there are none. */
  readonly menu?: (row: Row) => (() => ReactNode) | null
  /** The width of the column of the actions in px. */
  readonly actionsWidth?: number
}

/** The usual height of a row, for those that are drawn in a moment: the page keeps its length. */
const linePx = 55
const cardPx = 140

interface LinesProps<Row> {
  readonly rows: readonly Row[]
  readonly spec: LineSpec<Row>
  /** The list's label for screen readers. */
  readonly label: string
  readonly ticks?: Ticks<Row> | undefined
  /** The open row, if the page keeps it in its address. */
  readonly openKey?: string | null
  readonly onOpen?: (key: string | null) => void
}

/** A list of one line a row: a table if there is space for one, cards on a phone. Pressing a row opens its details. */
export function Lines<Row>({ rows, spec, label, ticks, openKey, onOpen }: LinesProps<Row>) {
  const [ownKey, setOwnKey] = useState<string | null>(null)
  const shownKey = openKey === undefined ? ownKey : openKey
  const toggle = useStable((key: string) => {
    const next = key === shownKey ? null : key
    if (onOpen) onOpen(next)
    else setOwnKey(next)
  })
  const isWide = useWide()
  const hasTicks = ticks !== undefined
  const tracks = useMemo(() => lineTracks(spec, hasTicks), [spec, hasTicks])
  const each = (row: Row) => {
    const key = spec.rowKey(row)
    return { row, spec, ticks, isOpen: key === shownKey, onToggle: toggle }
  }
  const drawn = useDrawn(rows, spec.rowKey, isWide ? linePx : cardPx)
  const rest = rows.length - drawn.length
  const lines = drawn.map((row) =>
    isWide ? <TableLine key={spec.rowKey(row)} {...each(row)} /> : <CardLine key={spec.rowKey(row)} {...each(row)} />,
  )
  return isWide ? (
    <table className={styles.table} aria-label={label} style={tracks} {...tableRoles.table}>
      <LinesHead spec={spec} rows={rows} ticks={ticks} />
      <tbody {...tableRoles.group}>
        {lines}
        {rest > 0 && <tr aria-hidden style={{ height: rest * linePx }} />}
      </tbody>
    </table>
  ) : (
    <div>
      {ticks && (
        <div className={styles.all}>
          <TickAll rows={rows} ticks={ticks} isLabelled />
        </div>
      )}
      <ul className={styles.cards} aria-label={label}>
        {lines}
        {rest > 0 && <li aria-hidden style={{ height: rest * cardPx }} />}
      </ul>
    </div>
  )
}

interface LineProps<Row> {
  readonly row: Row
  readonly spec: LineSpec<Row>
  readonly ticks: Ticks<Row> | undefined
  readonly isOpen: boolean
  readonly onToggle: (key: string) => void
}

/** A row and its details, opened by a press anywhere on it that is not a press on something else. */
function useLine<Row>({ row, spec, isOpen, onToggle }: LineProps<Row>) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const toggle = () => onToggle(spec.rowKey(row))
  return {
    id,
    opener,
    toggle,
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (spec.details && isOnRow(event)) toggle()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      // Not the Escape of a dialog that was opened from here.
      if (!isOpen || event.key !== 'Escape' || event.defaultPrevented || !isWithin(event)) return
      toggle()
      opener.current?.focus()
    },
  }
}

const isWithin = ({ target, currentTarget }: { readonly target: EventTarget; readonly currentTarget: Node }) =>
  target instanceof Node && currentTarget.contains(target)

const isOnRow = (event: MouseEvent<HTMLElement>) =>
  isWithin(event) &&
  event.target instanceof Element &&
  event.target.closest('a, button, input, label, select, textarea, summary, [role="group"]') === null &&
  String(window.getSelection()) === ''

const TableLine = memo(TableRow) as typeof TableRow
const CardLine = memo(CardRow) as typeof CardRow

function TableRow<Row>(props: LineProps<Row>) {
  const { row, spec, ticks, isOpen } = props
  const { id, opener, toggle, onClick, onKeyDown } = useLine(props)
  const cells = spec.columns.length + (ticks ? 1 : 0) + (spec.thumb ? 1 : 0) + (hasEnd(spec) ? 1 : 0)
  return (
    <>
      <tr
        className={styles.line}
        data-open={isOpen}
        data-press={Boolean(spec.details)}
        {...{ onClick, onKeyDown }}
        {...tableRoles.row}
      >
        {ticks && (
          <td className={styles.tick} {...tableRoles.cell}>
            <Tick row={row} name={spec.name(row)} ticks={ticks} />
          </td>
        )}
        {spec.thumb && (
          <td className={styles.thumb} {...tableRoles.cell}>
            {spec.thumb(row)}
          </td>
        )}
        {spec.columns.map((column) => (
          <td key={column.key} className={sideOf(column)} {...tableRoles.cell}>
            {column.render(row)}
          </td>
        ))}
        {hasEnd(spec) && (
          <td className={styles.end} {...tableRoles.cell}>
            <End {...props} id={id} opener={opener} onToggle={toggle} />
          </td>
        )}
      </tr>
      {isOpen && (
        <tr className={styles.behind} {...{ onKeyDown }} {...tableRoles.row}>
          <td colSpan={cells} {...tableRoles.cell} aria-colspan={cells}>
            <Details row={row} spec={spec} id={id} />
          </td>
        </tr>
      )}
    </>
  )
}

function CardRow<Row>(props: LineProps<Row>) {
  const { row, spec, ticks, isOpen } = props
  const { id, opener, toggle, onClick, onKeyDown } = useLine(props)
  const at = (place: LineColumn<Row>['card']) => spec.columns.filter(({ card }) => card === place)
  return (
    <li className={styles.card} {...{ onKeyDown }}>
      <div className={styles.cardLine} {...{ onClick }}>
        <div className={styles.cardTop}>
          {ticks && (
            <span className={styles.cardTick}>
              <Tick row={row} name={spec.name(row)} ticks={ticks} />
            </span>
          )}
          {spec.thumb?.(row)}
          <div className={styles.cardWords}>
            <div className={styles.cardHead}>
              <strong className={styles.cardName}>{spec.title?.(row) ?? spec.name(row)}</strong>
              {at('end').map((column) => (
                <span key={column.key}>{onCard(column, row)}</span>
              ))}
            </div>
            <div className={styles.facts}>
              {at('status').map((column) => (
                <span key={column.key}>{onCard(column, row)}</span>
              ))}
              <span>
                {at('fact').map((column) => (
                  <span key={column.key} className={styles.fact}>
                    <span className="for-readers">{column.label} </span>
                    {onCard(column, row)}
                  </span>
                ))}
              </span>
            </div>
            {spec.note && <div className={styles.note}>{spec.note(row)}</div>}
          </div>
        </div>
        {hasEnd(spec) && <End {...props} id={id} opener={opener} onToggle={toggle} />}
      </div>
      {isOpen && <Details row={row} spec={spec} id={id} />}
    </li>
  )
}

const onCard = <Row,>(column: LineColumn<Row>, row: Row) => (column.onCard ?? column.render)(row)

interface EndProps<Row> extends Pick<LineProps<Row>, 'row' | 'spec' | 'isOpen'> {
  readonly id: string
  readonly opener: React.RefObject<HTMLButtonElement | null>
  readonly onToggle: () => void
}

function End<Row>({ row, spec, isOpen, id, opener, onToggle }: EndProps<Row>) {
  const t = useText(text)
  const menu = spec.menu?.(row) ?? null
  return (
    <div className={styles.acts}>
      <span className={styles.action}>{spec.action?.(row)}</span>
      {menu && <LineMenu name={spec.name(row)}>{menu}</LineMenu>}
      {spec.details && (
        <button
          ref={opener}
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <DownIcon />
          <span className="for-readers">{spec.open ?? t.open}</span>
          <OfRow name={spec.name(row)} />
        </button>
      )}
    </div>
  )
}

function Details<Row>({ row, spec, id }: Pick<LineProps<Row>, 'row' | 'spec'> & { readonly id: string }) {
  const place = useShown<HTMLElement>(id)
  return (
    <section ref={place} id={id} className={styles.details} aria-label={spec.detailsName?.(row) ?? spec.name(row)}>
      {spec.details?.(row)}
    </section>
  )
}
