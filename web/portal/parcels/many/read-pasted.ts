import type { CourierPattern } from '#domain/courier-guess.ts'
import { type FoundParcel, parcelsInOrderText } from './order-text.ts'
import { showDecimal } from '#web/kit/form/decimal.ts'
import { cellsIn } from '#web/shared/sheets/cells.ts'
import { type Choices, rowsOfTable } from './read-table.ts'
import { newRow, type Row } from './row.ts'

/** Pasted content: cells of a spreadsheet if it contains tabs, otherwise the text of orders. */
export function readPasted(pasted: string, choices: Choices, patterns: readonly CourierPattern[]): readonly Row[] {
  const lines = pasted.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isTable = lines.filter((line) => line.includes('\t')).length * 2 > lines.length
  const rows = isTable ? rowsOfTable(cellsIn(pasted), choices).filter(({ cells }) => cells.trackingNumber) : []
  return rows.length > 0
    ? rows.map(({ cells, unread }) => newRow(cells, false, unread))
    : parcelsInOrderText(pasted, patterns).map((found) => rowOfParcel(found, choices))
}

/** A courier named in the text is known; one that only fits the format of the number is left as a guess. */
function rowOfParcel(found: FoundParcel, { couriers }: Choices): Row {
  const [named = ''] = found.isCourierNamed ? found.couriers : []
  const { trackingNumber, goodsName, specification, quantity, unitPriceMinor, orderNumber, orderParcels } = found
  const isSplit = orderNumber !== '' && orderParcels > 1
  return newRow(
    {
      trackingNumber,
      courier: couriers.some(({ code }) => code === named) ? named : '',
      productName: goodsName,
      specification,
      quantity: quantity === null ? '' : String(quantity),
      unitPrice: unitPriceMinor === null ? '' : showDecimal(unitPriceMinor, 2, true),
      purchaseNumber: orderNumber.slice(0, 40),
      purchaseParcels: isSplit ? String(Math.min(orderParcels, 99)) : '',
    },
    found.isDoubtful,
  )
}
