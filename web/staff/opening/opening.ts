import type { staffOpening } from '#contract/opening.ts'
import type { Output } from '#contract/wire/operation.ts'
import { staffPaths } from '#web/staff/paths.ts'
import type { lineLinks } from './lines.text.ts'

export type Opening = Output<typeof staffOpening.get>
export type Line = Opening['lines'][number]
export type Gap = Line['gaps'][number]
type Linked = keyof typeof lineLinks

export const settingPage = (key: string) => `${staffPaths.settings}?q=${key}`

/** Where each line is done. */
export const linePages: Readonly<Record<Linked, string>> = {
  company: settingPage('site.name'),
  contacts: settingPage('customerService.contacts'),
  people: staffPaths.people,
  warehouses: staffPaths.places,
  prices: staffPaths.tariff,
  pickUpPoints: `${staffPaths.places}?tab=points`,
  bankAccounts: settingPage('bank.accounts'),
  onlinePayments: staffPaths.payments,
  texts: staffPaths.texts,
  mail: staffPaths.mailTexts,
  firstParcel: staffPaths.receive,
}

export const isLinked = (line: Line['line']): line is Linked => Object.hasOwn(linePages, line)

export const doneOf = ({ lines }: Opening): number => lines.filter(({ gaps }) => gaps.length === 0).length

export const neededOf = ({ lines }: Opening): number => lines.filter(({ needed }) => needed).length
