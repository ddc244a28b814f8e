import { parcelServices } from '#contract/parcel-services.ts'
import { sql } from '#server/database/db.ts'
import type { TestMember, TestServer } from '#test/harness.ts'
import { openStory } from '#test/orders.ts'

/** Members who can pay, and services asked for on their parcels. */
export async function openServicesStory(t: TestServer) {
  const story = await openStory(t)
  const asking = async (member: TestMember, parcelId: string, code = 'P_COUNT', given = {}) => {
    const serviceId = await story.serviceId(code)
    return { parcelId, serviceId, quantity: 1, currency: 'CNY', expectedMinor: 500, ...given } as const
  }
  return {
    ...story,
    rich: (CNY = 100_000) => t.member({ balances: { CNY, HKD: 50_000 }, language: 'en' }),
    /** In minor units. */
    moneyOf: async (member: TestMember) =>
      Object.fromEntries(
        (
          await t.db.rows(sql<{ unit: string; balance: number }>`
            select unit, balance from ledger_accounts where member_id = ${member.id} and kind = 'member' and unit <> 'COIN'`)
        ).map(({ unit, balance }) => [unit, balance]),
      ),
    asking,
    asked: async (member: TestMember, parcelId: string, code?: string, given = {}) =>
      member.call(parcelServices.ask, await asking(member, parcelId, code, given)),
    listed: (member: TestMember, parcelId: string) => member.call(parcelServices.list, { parcelId }),
  }
}
