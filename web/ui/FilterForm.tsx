import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import styles from './FilterForm.module.css'

interface FilterFormProps {
  readonly words: { readonly open: string; readonly close: string; readonly search: string; readonly clear: string }
  /** What the fields that are typed in start with; they are drawn anew when the URL says something else. */
  readonly typed: readonly string[]
  /** `word('orderNumber')` is what stands in the field of that name. */
  readonly onSearch: (word: (name: string) => string) => void
  readonly onClear: () => void
  readonly children: ReactNode
}

/**
 * Many filters of a list: choices take effect at once, what is typed with Enter or the button; all of it stands in the
 * URL. On a phone they are folded away.
 */
export function FilterForm({ words, typed, onSearch, onClear, children }: FilterFormProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const formId = useId()
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    onSearch((name) => String(entered.get(name) ?? '').trim())
  }
  return (
    <>
      <div className={styles.toggle}>
        <Button variant="default" fullWidth aria-expanded={isOpen} aria-controls={formId} onClick={toggle}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <form
        key={typed.join(' ')}
        id={formId}
        data-open={isOpen}
        className={styles.filters}
        role="search"
        aria-label={words.open}
        onSubmit={search}
      >
        {children}
        <div className={styles.buttons}>
          <Button type="submit" variant="default">
            {words.search}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      </form>
    </>
  )
}

/** A field as wide as two. */
export const WideFilter = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wide}>{children}</div>
)
