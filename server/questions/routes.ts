import { parcelQuestions, staffParcelQuestions } from '#contract/parcel-questions.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { answer, list as listOwn, takeBack } from './answer.ts'
import { ask, list, prices, settle, withdraw } from './handle.ts'

export const routes: readonly Route[] = [
  ...bind(parcelQuestions, { list: listOwn, answer, takeBack }),
  ...bind(staffParcelQuestions, { list, prices, ask, settle, withdraw }),
]
