import type { Text } from '#domain/language.ts'

/** The pages that a refusal may lead to, by name: the wire carries the name, the web knows the path. */
export const nextStepPages = [
  'home',
  'signIn',
  'resetPassword',
  'activation',
  'parcels',
  'parcel',
  'apply',
  'orders',
  'order',
  'claims',
  'topUp',
  'bankTransfers',
  'coupons',
  'coins',
  'announcements',
  'contact',
] as const
export type NextStepPage = (typeof nextStepPages)[number]

/** What to do after a refusal: one sentence in each language, and the page that helps, where one does. */
export interface Step {
  readonly text: Text
  readonly place: NextStepPage | null
}

/** Pages of one thing; while nobody says which one, the list of all of them stands in. */
export const listPageOf: Readonly<Partial<Record<NextStepPage, NextStepPage>>> = { parcel: 'parcels', order: 'orders' }
