import type { Input } from '#contract/wire/operation.ts'
import { staffTariffs } from '#contract/tariffs.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { pricing } from '#contract/pricing.ts'
import { sql } from '#server/database/db.ts'
import { expect } from 'vitest'
import type { Caller } from './caller.ts'
import type { TestServer } from './harness.ts'

/* What the tests of tariffs share: lines by their codes, rows, and prices as a visitor sees them. */

type Row = Input<typeof staffTariffs.create>

export async function openTariffs(t: TestServer) {
  const channelId = async (code: string) =>
    (await t.db.row(sql<{ id: string }>`select id from channels where code = ${code}`)).id
  const parcelLine = await channelId('HK_PARCEL')

  /** A row for a trade that has none yet: the bulk line of Hong Kong to Taiwan. */
  const row = async (given: Partial<Row> = {}): Promise<Row> => ({
    channelId: await channelId('HK_BULK'),
    destinationCode: 'TW',
    currency: 'CNY',
    goodsType: 'any',
    firstWeightG: 1000,
    firstPriceMinor: 3000,
    continuationPriceMinor: 1000,
    ...given,
  })

  const liveRow = async (who: Caller, currency: 'CNY' | 'HKD' = 'CNY') => {
    const { list } = await who.call(staffTariffs.list, {
      channelId: parcelLine,
      destinationCode: 'HK',
      currency,
      pageSize: 10,
    })
    return list[0] ?? expect.fail('the parcel line has a price')
  }

  /** 12 kg to Hong Kong by the parcel line, as anybody is told. */
  const publicPrice = async () => {
    const { list } = await t.visitor.call(pricing.quotePublic, {
      destinationCode: 'HK',
      channelId: parcelLine,
      totalWeightG: 12_000,
      pieces: 1,
      currency: 'CNY',
    })
    return list[0]?.quote?.freightMinor
  }

  const draft = async (who: Caller, name = 'Spring') => (await who.call(tariffVersions.create, { name })).id

  /** The row of the parcel line in a version. */
  const rowIn = async (who: Caller, versionId: string) => {
    const { list } = await who.call(staffTariffs.list, {
      versionId,
      channelId: parcelLine,
      currency: 'CNY',
      pageSize: 10,
    })
    return list[0] ?? expect.fail('the version has a price for the parcel line')
  }

  const sealOf = async (who: Caller, id: string, startsAt?: string) =>
    (await who.call(tariffVersions.difference, { id, ...(startsAt ? { startsAt } : {}) })).seal

  /** A version with one changed price, offered by who wrote it. */
  const offered = async (who: Caller, firstPriceMinor: number, startsAt?: string) => {
    const id = await draft(who)
    await who.call(staffTariffs.update, { id: (await rowIn(who, id)).id, firstPriceMinor })
    const seal = await sealOf(who, id, startsAt)
    await who.call(tariffVersions.offer, { id, seal, ...(startsAt ? { startsAt } : {}) })
    return { id, seal }
  }

  return { channelId, parcelLine, row, liveRow, publicPrice, draft, rowIn, sealOf, offered }
}
