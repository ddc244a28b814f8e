import type { bills } from '#contract/bills.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { Language } from '#domain/language.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { type BillFilter, listBills, type StoredBill } from './list.sql.ts'

export type Bill = Output<typeof bills.list>['list'][number]

/** C-65: the newest first unless asked otherwise, with the sums of all that match. */
export async function list(
  { db, member, language }: ReadCall & AsMember,
  input: Input<typeof bills.list>,
): Promise<Output<typeof bills.list>> {
  const { page, pageSize, sort } = input
  const { bills: stored, sums } = await listBills(db, member.id, filterOf(input), { page, pageSize, sort })
  return {
    list: stored.map((bill) => billOnWire(bill, language)),
    page,
    pageSize,
    total: sums.reduce((total, { billCount }) => total + billCount, 0),
    sums,
  }
}

type Typed = Omit<Input<typeof bills.list>, 'page' | 'pageSize' | 'sort'>

/** What was typed into the filters, in the form it is compared in; an empty field does not filter. */
export const filterOf = ({
  orderNumber,
  customerName,
  channelId,
  currency,
  collected,
  from,
  to,
}: Typed): BillFilter => ({
  orderNumber: toHalfWidth(orderNumber ?? '').trim() || undefined,
  customerName: customerName || undefined,
  channelId,
  currency,
  collected,
  from,
  to,
})

/** What the other fees are: surcharges, then what staff wrote. */
const otherRemark = (surcharges: string, remark: string) =>
  [surcharges, remark].filter((part) => part !== '').join(' · ')

const billOnWire = ({ surchargeText, ...bill }: StoredBill, language: Language): Bill => ({
  ...bill,
  otherRemark: otherRemark(pickText(surchargeText, language), bill.otherRemark),
  channelName: pickText(bill.channelName, language),
  vasText: pickText(bill.vasText, language),
  origin: pickText(bill.origin, language),
  destination: pickText(bill.destination, language),
})
