import { notifications } from '@mantine/notifications'
import { Refusal } from '#web/client/api.ts'
import { currentLanguage } from '#web/kit/text/language.ts'
import { wantOverlays } from './overlays.ts'
import { openRefused } from './refused.ts'
import { text } from '#web/kit/text/common.text.ts'

/** Short messages that disappear; anything a person must act on is shown on the page instead. */
export const showSuccess = (sentence: string, result?: string): void => {
  wantOverlays()
  const words = result ? { title: sentence, message: result } : { message: sentence }
  notifications.show({ ...words, color: 'teal.7', autoClose: result ? 6000 : 4000, ...closable() })
}

/** The same sentence is shown only once: a failed call is reported by the call, and possibly by its caller (M-12). */
export const showWarning = (sentence: string, next?: string): void => {
  wantOverlays()
  const words = next ? { title: sentence, message: next } : { message: sentence }
  notifications.show({ id: sentence, ...words, color: 'tangerine', autoClose: 8000, ...closable() })
}

/**
 * Why an action without a form was refused: `useWrite(op, { onRefused: showRefused })`. If a page helps, a dialog shows
 * it, because a link that disappears by itself cannot be followed.
 */
export const showRefused = (error: Error): void => {
  const next = error instanceof Refusal ? error.next : null
  if (error instanceof Refusal && next?.place) openRefused(error)
  else if (error.message) showWarning(error.message, next?.text)
}

/** Shown until `hideLoading`. */
export function showLoading(sentence: string): string {
  wantOverlays()
  return notifications.show({ message: sentence, loading: true, autoClose: false, withCloseButton: false })
}

export const hideLoading = (id: string): void => {
  notifications.hide(id)
}

const closable = () => ({ closeButtonProps: { 'aria-label': text.close[currentLanguage()] } })
