import { useText } from '#web/kit/text/use-text.ts'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { useRef } from 'react'
import styles from './receiving.module.css'
import { text } from './text.ts'
import { text as shelfText } from './shelf.text.ts'

interface ShelfFieldProps extends TextInputProps {
  readonly value?: string
  /** Where the last parcel of this member was shelved. */
  readonly theirs: string | null
  /** Where the last parcel received at this desk was shelved; empty: on no shelf. */
  readonly kept: string
  readonly onChoose: (shelf: string) => void
}

/**
 * Where the parcel goes. The shelf of the last parcel is kept, but taken only at a press: a place that nobody looked at
 * would make a parcel impossible to find.
 */
export function ShelfField({ theirs, kept, onChoose, value = '', ...rest }: ShelfFieldProps) {
  const t = useText(text)
  const shelves = useText(shelfText)
  const field = useRef<HTMLInputElement>(null)
  const proposed = [
    ...(theirs ? [{ shelf: theirs, words: shelves.fill('theirs', { shelf: theirs }) }] : []),
    ...(kept && kept !== theirs ? [{ shelf: kept, words: shelves.fill('kept', { shelf: kept }) }] : []),
  ]
  // Pressed again, the key takes the next one.
  const takeNext = () => {
    const next = proposed[proposed.findIndex(({ shelf }) => shelf === value) + 1] ?? proposed[0]
    if (next) onChoose(next.shelf)
  }
  useHotkeys([['F7', takeNext]], [])
  const take = (shelf: string) => {
    onChoose(shelf)
    field.current?.focus()
  }
  return (
    <div>
      <TextInput
        ref={field}
        label={t.shelf}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        {...rest}
        value={value}
      />
      {proposed.length > 0 && (
        <div className={styles.slips}>
          {proposed.map(({ shelf, words }) => (
            <Button key={shelf} variant="default" h={44} px="sm" onClick={() => take(shelf)}>
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
