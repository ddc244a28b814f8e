import { readConfig } from '#server/settings/config.ts'
import type { Db } from '#server/database/db.ts'
import type { Call } from '#server/context.ts'
import { countingReceipt, disputesOfParcel } from './disputes.sql.ts'
import { disputeOnWire } from './evidence.ts'

/** For each weighing of a parcel: the state of a dispute about it, and whether it can be disputed now. */
export async function parcelDisputes(call: Call, db: Db, parcelId: string) {
  const [disputes, counting, config] = await Promise.all([
    disputesOfParcel(db, parcelId),
    countingReceipt(db, parcelId),
    readConfig(call.context, db),
  ])
  const standing = (weighingId: string) => {
    const dispute = disputes.find((each) => each.weighingId === weighingId)
    return {
      canDispute: counting?.id === weighingId && dispute === undefined,
      dispute: dispute ? disputeOnWire(call, dispute) : null,
    }
  }
  return { standing, disputeAnswerHours: config['dispute.answerHours'] }
}
