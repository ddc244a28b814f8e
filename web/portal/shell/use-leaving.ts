import { type RefObject, useEffect, useEffectEvent } from 'react'

/** For something that is open inside `place`: Escape, a press elsewhere, or the focus going elsewhere closes it. */
export function useLeaving(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onLeave: (how: 'escape' | 'away') => void,
): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const around = place.current
    if (!isOpen || !around) return
    const isOutside = (target: EventTarget | null) => target instanceof Node && !around.contains(target)
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) leave('escape')
    }
    const away = (event: PointerEvent | FocusEvent) => {
      if (isOutside(event instanceof FocusEvent ? event.relatedTarget : event.target)) leave('away')
    }
    document.addEventListener('keydown', key)
    document.addEventListener('pointerdown', away)
    around.addEventListener('focusout', away)
    return () => {
      document.removeEventListener('keydown', key)
      document.removeEventListener('pointerdown', away)
      around.removeEventListener('focusout', away)
    }
  }, [place, isOpen])
}
