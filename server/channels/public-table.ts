import type { pricing } from '#contract/pricing.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { ReadCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { knownDestination } from './load.ts'
import { type TariffFilter, findPublicTariffs } from './public-table.sql.ts'

type PublicTable = typeof pricing.publicTable

/** E-13: the tariff in force, row for row, of one destination or of a group of them. */
export async function publicTable({ db, language }: ReadCall, input: Input<PublicTable>): Promise<Output<PublicTable>> {
  const { destinationCode, group, currency } = input
  if (destinationCode === undefined && group === undefined) refuseFields({ destinationCode: 'field_required' })
  return {
    list: await chargesInForce(
      { db, language },
      {
        destinationCode: destinationCode === undefined ? null : await knownDestination(db, destinationCode),
        group: group ?? null,
        currency: currency ?? null,
      },
    ),
  }
}

/** The whole tariff in force, or the part that was asked for. */
export async function chargesInForce(
  { db, language }: Pick<ReadCall, 'db' | 'language'>,
  filter: TariffFilter = { destinationCode: null, group: null, currency: null },
): Promise<Output<PublicTable>['list']> {
  const rows = await findPublicTariffs(db, filter)
  return rows.map(({ name, promise, ...row }) => ({
    ...row,
    name: pickText(name, language),
    promise: pickText(promise, language),
  }))
}
