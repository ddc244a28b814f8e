import { useRef, useState } from 'react'
import { SearchIcon } from '#web/kit/look/icons.tsx'
import { useMedia } from '#web/kit/look/use-wide.ts'
import { useIsSearchKeyOn, useSearchKey } from '#web/kit/search/search-key.ts'
import { lazyPart } from '#web/kit/message/lazy-part.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import styles from './HeaderSearch.module.css'
import { text } from './text.ts'
import { useListBelow } from './use-list-below.ts'

const FoundNumbers = lazyPart('FoundNumbers', async () => (await import('./FoundNumbers.tsx')).FoundNumbers)

/**
 * Finds anything of the member's by a number (E-92), from every page. The field belongs to the frame; what it finds is
 * loaded when it is first used. The results are links below the field: Tab or the arrow keys reach them, Escape closes.
 */
export function HeaderSearch() {
  const t = useText(text)
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** What Enter was last pressed on. */
  const [entered, setEntered] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hasKey = useIsSearchKeyOn()
  const isRoomy = useMedia('(min-width: 1200px)')
  useSearchKey(() => {
    field.current?.focus()
    field.current?.select()
  })
  const isShown = isOpen && typed.trim() !== ''
  useListBelow(place, { isOpen: isShown, onOpen: () => setOpen(true), onClose: () => setOpen(false) })
  return (
    <div ref={place} role="search" aria-label={t.find} className={styles.place}>
      <SearchIcon size={18} className={styles.icon} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t.find}
        aria-keyshortcuts={hasKey ? '/' : undefined}
        placeholder={isRoomy ? t.findHint : t.findHintShort}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setEntered(null)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          setEntered(typed)
          setOpen(true)
        }}
      />
      {isShown && (
        // It takes the focus of a press beside its links, which would otherwise close it.
        <div className={styles.found} tabIndex={-1}>
          <FoundNumbers
            typed={typed}
            isEntered={entered === typed}
            onGone={() => {
              setOpen(false)
              setTyped('')
            }}
          />
        </div>
      )}
    </div>
  )
}
