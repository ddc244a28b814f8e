import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { useEffect, useEffectEvent } from 'react'
import { loneKeys } from './lone-key.ts'

/*
 * Single keys of the lists where staff decide one case after another. They are easily pressed by accident or by speech
 * input, so they can be switched off (WCAG 2.1.4), once per device.
 */

const choice = storedChoice(() => localStorage, 'staff-list-keys')

export const useAreListKeysOn = (): boolean => choice.useChoice() !== 'off'
export const switchListKeys = (isOn: boolean): void => choice.keep(isOn ? null : 'off')

export type KeyActions = Readonly<Record<string, () => void>>

/**
 * Marks a button of a dialog that its key presses again: only while that button has the focus. Nothing else in a dialog
 * answers to a single key.
 */
export const confirmKey = (key: string) => ({ 'data-confirm-key': key })

/** Calls the action of a key that was pressed alone: not while typing, not with a modifier, not from a scanner. */
export function useListKeys(actions: KeyActions): void {
  const isOn = useAreListKeysOn()
  const act = useEffectEvent((key: string) => {
    if (!isOn) return
    if (document.querySelector('[role="dialog"]')) pressAgain(key)
    else actions[key]?.()
  })
  useEffect(() => {
    const lone = loneKeys((key) => act(key))
    const hear = (event: KeyboardEvent) => {
      if (isTyping(event)) return event.key.length === 1 ? lone.typed(event.timeStamp) : lone.forget()
      if (event.ctrlKey || event.altKey || event.metaKey) return lone.forget()
      if (event.key === 'Enter') {
        if (lone.endsBurst(event.timeStamp)) stop(event)
      } else if (event.key.length === 1)
        lone.press(event.shiftKey || event.repeat ? '' : event.key.toLowerCase(), event.timeStamp)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => {
      lone.forget()
      window.removeEventListener('keydown', hear, { capture: true })
    }
  }, [])
}

function pressAgain(key: string) {
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused.dataset['confirmKey'] === key) focused.click()
}

/** The scanner's Enter presses no button and submits no form. */
function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const untyped = 'input[type="checkbox"], input[type="radio"], input[type="button"], input[type="submit"]'

const isTyping = ({ target, isComposing }: KeyboardEvent) =>
  isComposing ||
  (target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable="true"]') !== null &&
    !target.matches(untyped))
