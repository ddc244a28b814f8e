import { useEffect, useEffectEvent } from 'react'
import { storedChoice } from '#web/kit/look/stored-choice.ts'

/*
 * `/` focuses the search of the frame. A single-character key is easily pressed by accident, by a trembling hand or by
 * speech input, so it can be switched off (WCAG 2.1.4): once per device, for members and staff alike.
 */

const choice = storedChoice(() => localStorage, 'search-key')

export const isSearchKeyOn = (): boolean => choice.read() !== 'off'
export const useIsSearchKeyOn = (): boolean => choice.useChoice() !== 'off'
export const switchSearchKey = (isOn: boolean): void => choice.keep(isOn ? null : 'off')

/** Calls `go` when the key is pressed. */
export function useSearchKey(go: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !meansSearch(event)) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Not while typing, not out of an open dialog, and not if it is switched off. */
export const meansSearch = (event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>): boolean =>
  event.key === '/' && !event.ctrlKey && !event.altKey && !event.metaKey && !isTaken(event.target) && isSearchKeyOn()

const isTaken = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
