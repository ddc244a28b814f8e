import { pickText } from '#contract/language.ts'
import type { Input, Output } from '#contract/operation.ts'
import type { warehouses } from '#contract/warehouses.ts'
import type { Language } from '#domain/language.ts'
import type { AsMember, ReadCall } from '#server/house.ts'
import { findActiveWarehouses, type Warehouse } from './sql.ts'
import { copyLine } from './text.ts'
import { oneWarehouse } from './warehouses.ts'

type Listed = Output<typeof warehouses.list>

/** Where a member sends parcels to. The member number stands behind the recipient, so that a label tells whose it is. */
export async function list(
  { db, member, language }: ReadCall & AsMember,
  input: Input<typeof warehouses.list>,
): Promise<Listed> {
  const open = await findActiveWarehouses(db)
  const code = oneWarehouse(input.code)
  const asked = code === undefined ? open : open.filter((warehouse) => warehouse.code === code)
  return { list: asked.map((warehouse) => addressFor(warehouse, member.memberNumber, language)) }
}

function addressFor(warehouse: Warehouse, memberNumber: string, language: Language) {
  const { id, code, province, city, address, phone, mobile, postalCode } = warehouse
  const recipient = `${warehouse.recipient}(${memberNumber})`
  const lines = { recipient, mobile, phone, province, city, address, postalCode, memberNumber }
  const copyText = copyLines.map((part) => copyLine(part, lines[part], language)).join('\n')
  return { id, code, name: pickText(warehouse.name, language), ...lines, copyText }
}

/** In the order in which a shop's address form asks for them. */
const copyLines = ['recipient', 'mobile', 'phone', 'province', 'city', 'address', 'postalCode', 'memberNumber'] as const
