import { staffOpening } from '#contract/opening.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { confirmTestMail, getOpening, sendTestMail, setOpening } from './opening.ts'

export const routes: readonly Route[] = bind(staffOpening, {
  get: getOpening,
  set: setOpening,
  sendTestMail,
  confirmTestMail,
})
