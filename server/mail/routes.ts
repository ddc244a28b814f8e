import { staffMailTexts } from '#contract/mail-texts.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { listMailTexts, mailTextHistory, previewMailText, resetMailText, setMailText } from './office.ts'

export const routes: readonly Route[] = bind(staffMailTexts, {
  list: listMailTexts,
  set: setMailText,
  preview: previewMailText,
  reset: resetMailText,
  history: mailTextHistory,
})
