import type { staffParcelQuestions } from '#contract/parcel-questions.ts'
import type { Input } from '#contract/wire/operation.ts'
import { questionStates } from '#domain/parcel-question.ts'

/** What staff have to do, as the work queue counts it: answered, or not answered in time. */
const toDo = 'toDo'
export const views = [toDo, 'answered', 'asked', 'settled', 'withdrawn', ''] as const

export const questionDefaults = { q: '', warehouse: '', state: 'answered', after: '' } as const

type Filters = Readonly<Record<keyof typeof questionDefaults, string>>

export const viewOf = (word: string) => views.find((each) => each === word) ?? ''

export function questionsInput({ q, warehouse, state: word, after }: Filters): Input<typeof staffParcelQuestions.list> {
  const state = questionStates.find((each) => each === word)
  return {
    pageSize: 20,
    ...(word === toDo ? { toDo: true } : {}),
    ...(state === undefined ? {} : { state }),
    ...(q === '' ? {} : { trackingNumber: q }),
    ...(warehouse === '' ? {} : { warehouseId: warehouse }),
    ...(after === '' ? {} : { after }),
  }
}
