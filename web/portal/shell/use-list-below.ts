import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ListBelow {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * For a field with a list of links below it, both inside `place`: it opens with the focus and closes when the focus
 * leaves; the arrow keys go through field and links; Escape closes it and leads back to the field.
 */
export function useListBelow(place: RefObject<HTMLElement | null>, { isOpen, onOpen, onClose }: ListBelow): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    if (event.key === 'Escape') {
      onClose()
      stops[0]?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const here = stops.findIndex((stop) => stop === document.activeElement)
      stops[here + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    } else return
    event.preventDefault()
  })
  const onLeave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && place.current?.contains(relatedTarget))) onClose()
  })
  const onEnter = useEffectEvent(onOpen)
  useEffect(() => {
    const around = place.current
    const key = (event: KeyboardEvent) => onKey(event)
    const leave = (event: FocusEvent) => onLeave(event)
    const enter = () => onEnter()
    around?.addEventListener('keydown', key)
    around?.addEventListener('focusout', leave)
    around?.addEventListener('focusin', enter)
    return () => {
      around?.removeEventListener('keydown', key)
      around?.removeEventListener('focusout', leave)
      around?.removeEventListener('focusin', enter)
    }
  }, [place])
}
