import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, useId, useState } from 'react'
import { CrossIcon, FilterIcon } from '#web/kit/look/icons.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { useWide } from '#web/kit/look/use-wide.ts'
import styles from './FilterLine.module.css'
import { text } from './list.text.ts'

/** A filter that is set, as its list shows it. */
export interface Chip {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly onRemove: () => void
}

interface FilterLineProps {
  /** What is filtered, for screen readers. */
  readonly label: string
  readonly search?: ReactNode
  readonly sort?: ReactNode
  readonly chips: readonly Chip[]
  /** Absent while nothing but the defaults is set. */
  readonly onClear?: (() => void) | undefined
  /** A sentence about what is searched. */
  readonly hint?: ReactNode
  /** Beside the filters, such as an export of what is found. */
  readonly extra?: ReactNode
  /** The fields, folded until asked for. */
  readonly children: ReactNode
}

/**
 * The filters of a list in one line: the search, and a button for the rest with the number of those that are set. What
 * is set, default dates included, is shown as chips, each of which can be removed.
 */
export function FilterLine({ label, search, sort, chips, onClear, hint, extra, children }: FilterLineProps) {
  const t = useText(text)
  const [isOpen, { toggle }] = useDisclosure(false)
  // A dozen fields that nobody has asked for would take a phone longer to draw than the rest of the first screen.
  const [isDrawn, setDrawn] = useState(false)
  const id = useId()
  const isWide = useWide()
  return (
    <div role="search" aria-label={label} className={styles.filters}>
      <div className={styles.line}>
        {search && <div className={styles.search}>{search}</div>}
        <Button
          variant="default"
          className={styles.toggle ?? ''}
          leftSection={<FilterIcon size={18} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setDrawn(true)
            toggle()
          }}
        >
          <span className={styles.word}>{t.filters}</span>
          {chips.length > 0 && (
            <span className={styles.count}>
              <span aria-hidden="true">{chips.length}</span>
              <span className="for-readers">{t.fill('filtersSet', { count: chips.length })}</span>
            </span>
          )}
        </Button>
        {sort && isWide && <div>{sort}</div>}
        {extra && <div className={styles.extra}>{extra}</div>}
      </div>
      <div id={id} className={styles.fields} hidden={!isOpen}>
        {isDrawn && !isWide && sort}
        {isDrawn && children}
      </div>
      {hint && (
        <small className="muted" role="status">
          {hint}
        </small>
      )}
      {(chips.length > 0 || onClear) && <Chips chips={chips} onClear={onClear} />}
    </div>
  )
}

function Chips({ chips, onClear }: Pick<FilterLineProps, 'chips' | 'onClear'>) {
  const t = useText(text)
  return (
    <div className={styles.set}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t.chips}>
          {chips.map(({ key, label, value, onRemove }) => {
            const words = t.fill('chip', { label, value })
            return (
              <li key={key} className={styles.chip}>
                <span>{words}</span>
                <button type="button" aria-label={t.fill('removeChip', { chip: words })} onClick={onRemove}>
                  <CrossIcon size={16} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {onClear && (
        <button type="button" className={`text-button ${styles.clear}`} onClick={onClear}>
          {t.clear}
        </button>
      )}
    </div>
  )
}
