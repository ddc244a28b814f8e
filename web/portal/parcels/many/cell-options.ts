import { goodsTypeText } from '#contract/codes.ts'
import { goodsTypes } from '#domain/goods.ts'
import type { Language } from '#domain/language.ts'
import type { Choices } from './read-table.ts'
import type { ColumnKey } from './row.ts'

interface Option {
  readonly value: string
  readonly label: string
}

/** The options of a cell in the columns with a choice of values; null if anything may be typed. */
export function cellOptions(column: ColumnKey, choices: Choices, language: Language): readonly Option[] | null {
  if (column === 'courier') return choices.couriers.map(({ code, text }) => ({ value: code, label: text }))
  if (column === 'warehouse') return choices.warehouses.map(({ id, name }) => ({ value: id, label: name }))
  if (column === 'goodsType') return goodsTypes.map((type) => ({ value: type, label: goodsTypeText[type][language] }))
  return null
}
