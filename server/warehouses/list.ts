import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { warehouses } from '#contract/warehouses.ts'
import type { Language } from '#domain/language.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { findActiveWarehouses, type Warehouse } from './sql.ts'
import { oneWarehouse } from './warehouses.ts'

type Listed = Output<typeof warehouses.list>

/**
 * Where a member sends parcels to. The member number follows the recipient, so that a label tells whose it is.
 */
export async function list(
  { db, member, language }: ReadCall & AsMember,
  input: Input<typeof warehouses.list>,
): Promise<Listed> {
  const open = await findActiveWarehouses(db)
  const code = oneWarehouse(input.code)
  const shown = code === undefined ? open : open.filter((warehouse) => warehouse.code === code)
  return { list: shown.map((warehouse) => addressFor(warehouse, member.memberNumber, language)) }
}

function addressFor(warehouse: Warehouse, memberNumber: string, language: Language) {
  const { id, code, province, city, address, phone, mobile, postalCode } = warehouse
  const recipient = `${warehouse.recipient}(${memberNumber})`
  const lines = { recipient, mobile, phone, province, city, address, postalCode, memberNumber }
  const copyText = oneLine(lines)
  return { id, code, name: pickText(warehouse.name, language), ...lines, copyText }
}

type Lines = Pick<Warehouse, 'recipient' | 'mobile' | 'phone' | 'province' | 'city' | 'address' | 'postalCode'>

/**
 * For pasting into a shop's checkout: one line of Simplified Chinese, which shops there can split into fields, whatever
 * the member reads. The member number follows the recipient.
 */
const oneLine = ({ recipient, mobile, phone, province, city, address, postalCode }: Lines): string =>
  [recipient, mobile.replace(/\s/g, ''), `${province}${city}${address}`, postalCode, phone].filter(Boolean).join(' ')
