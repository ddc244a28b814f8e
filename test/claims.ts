import { claims, staffClaims } from '#contract/claims.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { staffParcels } from '#contract/receiving.ts'
import type { TestServer, TestMember, TestStaff } from './harness.ts'
import { freshNumber, scanOf, warehouseId } from './parcels.ts'
import { upload } from './vouchers.ts'

/* Parcels that nobody forecast, and claims on them. */

type Scan = Parameters<typeof scanOf>[2]
type Claim = Input<typeof claims.submit>

export interface Pooled {
  readonly id: string
  readonly trackingNumber: string
  readonly warehouseId: string
  readonly courierCode: string
}

export interface ClaimStory {
  readonly keeper: TestStaff
  readonly service: TestStaff
  /** A parcel that arrived and has no owner. */
  readonly pooled: (given?: Scan & { readonly number?: string; readonly warehouseCode?: number }) => Promise<Pooled>
  readonly claimOn: (member: TestMember, parcel: Pooled, given?: Partial<Claim>) => Promise<Partial<Claim>>
  readonly claimed: (member: TestMember, parcel: Pooled, given?: Partial<Claim>) => Promise<string>
  readonly approved: (claimId: string) => Promise<string>
  /** The member's own claims, newest first. */
  readonly claimsOf: (member: TestMember) => Promise<Output<typeof claims.listMine>['list']>
}

let colours = 0

export async function openClaims(t: TestServer): Promise<ClaimStory> {
  const [keeper, service] = [await t.staff(['W']), await t.staff(['S'])]
  const pooled: ClaimStory['pooled'] = async ({ number = freshNumber(), warehouseCode = 2, ...given } = {}) => {
    const place = await warehouseId(t, warehouseCode)
    const { unclaimed } = await keeper.call(
      staffParcels.receive,
      scanOf(number, place, { courierCode: 'SF', ...given }),
    )
    if (!unclaimed) throw new Error('the parcel is somebody’s')
    return { id: unclaimed.id, trackingNumber: number, warehouseId: place, courierCode: unclaimed.courierCode }
  }
  const claimOn: ClaimStory['claimOn'] = async (member, { id, ...typed }, given = {}) => ({
    unclaimedParcelId: id,
    ...typed,
    fileId: await upload(member, `#${(++colours).toString(16).padStart(6, '0')}`, 'claim'),
    ...given,
  })
  return {
    keeper,
    service,
    pooled,
    claimOn,
    claimed: async (member, parcel, given) =>
      (await member.call(claims.submit, await claimOn(member, parcel, given))).claimId,
    approved: async (claimId) => {
      const { parcel } = await service.call(staffClaims.approve, { id: claimId })
      if (!parcel) throw new Error('a second person has to say yes')
      return parcel.id
    },
    claimsOf: async (member) => (await member.call(claims.listMine, { page: 1, pageSize: 10 })).list,
  }
}
