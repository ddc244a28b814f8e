import { notifications } from '@mantine/notifications'
import { currentLanguage } from '#web/text/language.ts'
import { text } from './text.ts'

/** Short messages that come and go; what a person must act on stands on the page instead. */
export const showSuccess = (sentence: string): void => {
  notifications.show({ message: sentence, color: 'teal.7', autoClose: 4000, ...closable() })
}

/** The same sentence stands once: a call that failed is told of by the call, and maybe by who made it (M-12). */
export const showWarning = (sentence: string): void => {
  notifications.show({ id: sentence, message: sentence, color: 'tangerine', autoClose: 8000, ...closable() })
}

/** Why a deed was refused that has no form to say it in: `useWrite(op, { onRefused: showRefused })`. */
export const showRefused = ({ message: sentence }: Error): void => {
  if (sentence) showWarning(sentence)
}

/** Stays until `hideLoading`. */
export const showLoading = (sentence: string): string =>
  notifications.show({ message: sentence, loading: true, autoClose: false, withCloseButton: false })

export const hideLoading = (id: string): void => {
  notifications.hide(id)
}

const closable = () => ({ closeButtonProps: { 'aria-label': text.close[currentLanguage()] } })
