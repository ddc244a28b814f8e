import { OfRow } from '#web/kit/look/OfRow.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { Button, Group } from '@mantine/core'
import { type ComponentType, useState } from 'react'
import { Fault } from './Fault.tsx'
import { calledOf, emptyOf, type FieldProps, type Value } from './setting.ts'
import styles from './settings.module.css'
import { text } from './text.ts'
import { useFocusAfter, type Way } from './use-focus-after.ts'

interface ListProps extends FieldProps {
  /** The field or fields of one entry. */
  readonly Entry: ComponentType<FieldProps>
}

/** The entries of a list: changed, removed, added at the end, and moved where members see their order. */
export function ListField({ shape, value, label, path, faults, onChange, Entry }: ListProps) {
  const t = useText(text)
  const [said, setSaid] = useState('')
  const rows = Array.isArray(value) ? value : []
  const items = shape.items ?? {}
  const { within, focusOn } = useFocusAfter(rows)
  const nameOf = (row: Value, index: number) => {
    const name = calledOf(items, row)
    return name === null ? t.fill('row', { number: index + 1 }) : t.fill('rowCalled', { number: index + 1, name })
  }
  const move = (from: number, way: Way) => {
    const to = way === 'up' ? from - 1 : from + 1
    const moved = rows[from] ?? null
    focusOn({ moveOf: to, way })
    setSaid(t.fill('moved', { entry: nameOf(moved, to), count: rows.length }))
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, moved))
  }
  return (
    <fieldset className={styles.group} ref={within}>
      <legend>{label}</legend>
      {rows.length === 0 && <p className="muted">{t.noRows}</p>}
      {rows.map((row, index) => (
        // Rows have no name of their own, and each field shows what it is given.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${rows.length} ${index}`} className={styles.row} data-row>
          <Entry
            shape={items}
            value={row}
            label={t.fill('row', { number: index + 1 })}
            path={`${path}.${index}`}
            faults={faults}
            onChange={(next) => onChange(rows.with(index, next))}
          />
          <Group gap="xs">
            {shape.ordered && (
              <Movers
                name={nameOf(row, index)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(way) => move(index, way)}
              />
            )}
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              className={styles.press}
              data-remove
              onClick={() => {
                focusOn({ removeOf: Math.min(index, rows.length - 2) })
                onChange(rows.toSpliced(index, 1))
              }}
            >
              {t.fill('removeRow', { number: index + 1 })}
            </Button>
          </Group>
        </div>
      ))}
      {shape.ordered && (
        <p role="status" className="for-readers">
          {said}
        </p>
      )}
      <Fault fault={faults[path]} />
      <Button
        variant="default"
        size="compact-sm"
        className={styles.press}
        disabled={rows.length >= (shape.maxItems ?? 100)}
        data-add
        onClick={() => {
          focusOn({ fieldOf: rows.length })
          onChange([...rows, emptyOf(items)])
        }}
      >
        {t.addRow}
      </Button>
    </fieldset>
  )
}

interface MoversProps {
  /** What they move. */
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (way: Way) => void
}

function Movers({ name, isFirst, isLast, onMove }: MoversProps) {
  const t = useText(text)
  const common = { variant: 'default', size: 'compact-sm', className: styles.press }
  return (
    <>
      <Button {...common} data-move="up" disabled={isFirst} onClick={() => onMove('up')}>
        {t.moveUp}
        <OfRow name={name} />
      </Button>
      <Button {...common} data-move="down" disabled={isLast} onClick={() => onMove('down')}>
        {t.moveDown}
        <OfRow name={name} />
      </Button>
    </>
  )
}
