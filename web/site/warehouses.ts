import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'

type Warehouses = Output<typeof site.formOptions>['warehouses']

/** Those that a parcel can be sent to; the list of the contract begins with the word for all of them (A9). */
export const warehousesToSendTo = (warehouses: Warehouses): readonly { readonly id: string; readonly name: string }[] =>
  warehouses.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
