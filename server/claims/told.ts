import type { staffClaims } from '#contract/claims.ts'
import type { Output } from '#contract/wire/operation.ts'
import { rejectReasons } from '#domain/claim.ts'
import type { ReadCall } from '#server/context.ts'
import { readMember } from '#server/members/members.ts'
import { warehouseById } from '#server/warehouses/warehouses.ts'
import { assert } from '#server/http/refuse.ts'
import { givenMail, rejectedMail } from './mail.ts'

type Claim = Omit<Output<typeof staffClaims.get>, 'told' | 'history' | 'match'>

/** What the member would be written for each decision: the very mails, before anything is decided. */
export async function toldOf({ context, db }: ReadCall, claim: Claim): Promise<Output<typeof staffClaims.get>['told']> {
  const { publicUrl } = context.environment
  const { trackingNumber, unclaimed, forecast } = claim
  const [{ language }, warehouse] = await Promise.all([
    readMember(db, claim.memberId),
    warehouseById(db, unclaimed.warehouseId),
  ])
  assert(warehouse, 'a parcel is in a warehouse')
  const given = {
    trackingNumber: unclaimed.trackingNumber,
    warehouse,
    weighing: unclaimed,
    photoFileIds: unclaimed.photos.map(({ fileId }) => fileId),
    isClaimed: true,
    isElsewhere: forecast !== null && forecast.warehouseId !== unclaimed.warehouseId,
    isUndeclared: forecast === null,
    publicUrl,
  }
  return {
    language,
    approved: givenMail(language, given),
    rejected: rejectReasons.map((reason) => ({
      reason,
      ...rejectedMail(language, { trackingNumber, reason, note: '{note}', publicUrl }),
    })),
  }
}
