import type { site } from '#contract/content.ts'
import type { Output } from '#contract/wire/operation.ts'

type Warehouses = Output<typeof site.formOptions>['warehouses']

/** The warehouses that a parcel can be sent to; the first entry of the list stands for all of them. */
export const warehousesToSendTo = (warehouses: Warehouses): readonly { readonly id: string; readonly name: string }[] =>
  warehouses.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
