import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ListBelow {
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
}

/**
 * For a field with a list of links below it, both inside `place`: it opens with the focus and closes when the focus
 * or a press goes elsewhere; the arrow keys go through field and links; Escape closes it and leads back to the field.
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
  const isOutside = (target: EventTarget | null) => target instanceof Node && !place.current?.contains(target)
  // A button that is disabled or removed while it has the focus leaves it to nothing; that is not leaving.
  const onLeave = useEffectEvent((target: EventTarget | null) => {
    if (isOutside(target)) onClose()
  })
  // Escape leads from a link back to the field, which is not entering.
  const onEnter = useEffectEvent((from: EventTarget | null) => {
    if (from === null || isOutside(from)) onOpen()
  })
  useEffect(() => {
    const around = place.current
    const key = (event: KeyboardEvent) => onKey(event)
    const leave = ({ relatedTarget }: FocusEvent) => onLeave(relatedTarget)
    const enter = ({ relatedTarget }: FocusEvent) => onEnter(relatedTarget)
    const press = ({ target }: PointerEvent) => onLeave(target)
    around?.addEventListener('keydown', key)
    around?.addEventListener('focusout', leave)
    around?.addEventListener('focusin', enter)
    document.addEventListener('pointerdown', press)
    return () => {
      around?.removeEventListener('keydown', key)
      around?.removeEventListener('focusout', leave)
      around?.removeEventListener('focusin', enter)
      document.removeEventListener('pointerdown', press)
    }
  }, [place])
}
