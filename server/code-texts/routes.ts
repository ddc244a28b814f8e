import { staffCodeTexts } from '#contract/code-texts.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { codeTextHistory, listCodeTexts, resetCodeText, setCodeText } from './office.ts'

export const routes: readonly Route[] = bind(staffCodeTexts, {
  list: listCodeTexts,
  set: setCodeText,
  reset: resetCodeText,
  history: codeTextHistory,
})
