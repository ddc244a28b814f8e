import type { allowances } from '#contract/allowances.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { type DestinationAllowance, windowOf } from '#domain/customs-allowance.ts'
import { readConfig } from '#server/settings/config.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { businessDate } from '#server/database/numbers.ts'
import { findRegions } from '#server/warehouses/warehouses.ts'
import { countShipments, destinationNames } from './sql.ts'

/**
 * E-78: what counts for customs is the person, identified here by phone or name; an unknown region has no allowance.
 */
export async function ofReceivers(
  { context, db, member, language }: ReadCall & AsMember,
  { receivers, exceptOrderId }: Input<typeof allowances.ofReceivers>,
): Promise<Output<typeof allowances.ofReceivers>> {
  const { 'customs.allowances': known } = await readConfig(context, db)
  const regions = await findRegions(
    db,
    receivers.map(({ regionCode }) => regionCode),
  )
  const today = businessDate()
  const checked = receivers.map(({ name, phone, regionCode }) => {
    const destinationCode = regions.get(regionCode)?.destinationCode ?? ''
    const allowance = known.find((each) => each.destinationCode === destinationCode)
    return { name, phone, destinationCode, allowance, ...windowOf(today, allowance?.windowMonths ?? 12) }
  })
  const names = await destinationNames(
    db,
    checked.map(({ destinationCode }) => destinationCode),
  )
  const counted = await countShipments(
    db,
    member.id,
    checked.filter(({ allowance }) => allowance !== undefined),
    exceptOrderId ?? null,
  )
  return {
    list: checked.map((receiver) => {
      const { destinationCode, allowance, from, to } = receiver
      const name = names.find(({ code }) => code === destinationCode)?.name
      return {
        destinationCode,
        destinationName: name ? pickText(name, language) : '',
        allowance: allowance ? inPeriod(allowance, from, to) : null,
        ...(counted.get(receiver) ?? { sent: 0, planned: 0 }),
      }
    }),
  }
}

const inPeriod = ({ destinationCode: _code, ...allowance }: DestinationAllowance, from: string, to: string) => ({
  ...allowance,
  freeValueMinor: { ...allowance.freeValueMinor },
  from,
  to,
})
