import type { placeKinds } from '#contract/places.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { ComponentType } from 'react'
import type { Entry, Field } from './field.ts'

/** One kind of place or reference data: how it is called, typed and stored. */
export interface Noun {
  readonly kind: (typeof placeKinds)[number]
  /** The field that names a row to the server. */
  readonly key: 'id' | 'code'
  readonly fields: readonly Field[]
  /** What the typed values look like to members, below the fields. */
  readonly Preview?: ComponentType<{ readonly values: Entry }>
  readonly addTitle: string
  readonly create: Operation
  readonly update: Operation
  readonly remove?: Operation
  /** The field that says whether it is offered; absent: it always is. */
  readonly state?: 'active' | 'open'
  /** What suspending it means, in one sentence. */
  readonly suspendSentence?: string
  /** When it can be deleted, in one sentence. */
  readonly removeSentence?: string
  readonly refreshes: readonly Operation[]
}
