import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Fragment, type ReactNode, type SyntheticEvent, useId } from 'react'
import styles from './FilterForm.module.css'
import { useRedrawn } from '#web/kit/look/use-redrawn.ts'

interface FilterFormProps {
  readonly words: { readonly open: string; readonly close: string; readonly search: string; readonly clear: string }
  /** Values in the URL of the fields to type in, by field name. */
  readonly typed: Readonly<Record<string, string>>
  /** `word('orderNumber')` is the value of that field. */
  readonly onSearch: (word: (name: string) => string) => void
  readonly onClear: () => void
  readonly children: ReactNode
}

/**
 * Many filters of a list: choices take effect at once, typed fields on Enter or with the button; all are kept in the
 * URL. On a phone they are collapsed.
 */
export function FilterForm({ words, typed, onSearch, onClear, children }: FilterFormProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const formId = useId()
  const fields = useRedrawn(Object.values(typed))
  const search = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const word = (name: string) => String(entered.get(name) ?? '').trim()
    fields.asks(Object.keys(typed).map(word))
    onSearch(word)
  }
  const clear = () => {
    fields.drop()
    onClear()
  }
  return (
    <>
      <div className={styles.toggle}>
        <Button variant="default" fullWidth aria-expanded={isOpen} aria-controls={formId} onClick={toggle}>
          {isOpen ? words.close : words.open}
        </Button>
      </div>
      <form
        id={formId}
        data-open={isOpen}
        className={styles.filters}
        role="search"
        aria-label={words.open}
        onSubmit={search}
      >
        <Fragment key={fields.key}>{children}</Fragment>
        <div className={styles.buttons}>
          <Button type="submit" variant="default">
            {words.search}
          </Button>
          <Button variant="subtle" color="gray" onClick={clear}>
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
