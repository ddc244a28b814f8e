import type { staffClaims, staffUnclaimedParcels } from '#contract/claims.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { needsTwoPeople } from '#domain/claim.ts'
import { businessTime } from '#server/database/business-time.ts'
import type { Language } from '#domain/language.ts'
import type { Db } from '#server/database/db.ts'
import { fileUrl } from '#server/files/files.ts'
import type { AsStaff, Call } from '#server/context.ts'
import { labelPrintsOf } from '#server/labels/labels.ts'
import { type MemberCard, memberCardsById } from '#server/members/members.ts'
import { readConfig } from '#server/settings/config.ts'
import { candidatesByNumber } from '#server/parcels/parcels.ts'
import { assert } from '#server/http/refuse.ts'
import { type ClaimRow, claimsOn, type Rival, type UnclaimedRow, unclaimedByIds } from './staff.sql.ts'

type StaffUnclaimed = Output<typeof staffUnclaimedParcels.update>
type StaffClaim = Output<typeof staffClaims.reject>['claim']
type StaffCall = Call & AsStaff

/** Unclaimed parcels with all evidence of who owns them, in the given order. */
export async function unclaimedRows(
  call: StaffCall,
  db: Db,
  stored: readonly UnclaimedRow[],
): Promise<StaffUnclaimed[]> {
  const [{ 'unclaimed.retentionDays': retentionDays }, cards, candidates, labelPrints] = await Promise.all([
    readConfig(call.context, db),
    memberCardsById(
      db,
      stored.flatMap(({ memberId }) => memberId ?? []),
    ),
    candidatesByNumber(
      db,
      stored.filter(({ state }) => state === 'to_be_claimed').map(({ trackingNumber }) => trackingNumber),
    ),
    labelPrintsOf(
      db,
      'unclaimed',
      stored.map(({ id }) => id),
    ),
  ])
  return stored.map(({ memberId, photoFileIds, keptFrom, takenBack, ...row }) => ({
    ...row,
    warehouseName: pickText(row.warehouseName, call.language),
    courierName: pickText(row.courierName, call.language),
    photos: photoFileIds.map((fileId) => ({ fileId, url: fileUrl(call, fileId), takenAt: row.receivedAt })),
    memberNumber: memberId && cardOf(cards, memberId).memberNumber,
    candidates: candidates.get(row.trackingNumber) ?? [],
    labelPrints: labelPrints.get(row.id) ?? [],
    takenBack: takenBack && {
      memberNumber: takenBack.memberNumber,
      staffName: takenBack.staffName,
      reason: takenBack.reason,
      proofUrl: takenBack.proofFileId && fileUrl(call, takenBack.proofFileId),
      at: businessTime(Date.parse(takenBack.at)),
    },
    keptUntil: daysAfter(keptFrom, retentionDays),
  }))
}

const daysAfter = (at: string, days: number) => businessTime(Date.parse(at) + 24 * days * 3_600_000)

export async function unclaimedRow(call: StaffCall, db: Db, id: string): Promise<StaffUnclaimed> {
  const [row] = await unclaimedRows(call, db, await unclaimedByIds(db, [id]))
  assert(row, 'what was just decided on is there')
  return row
}

/** Claims with their parcels and competing claims, in the given order. */
export async function claimRows(call: StaffCall, db: Db, stored: readonly ClaimRow[]): Promise<StaffClaim[]> {
  const unclaimedIds = [...new Set(stored.map(({ unclaimedId }) => unclaimedId))]
  const [parcels, all] = await Promise.all([
    unclaimedByIds(db, unclaimedIds).then((rows) => unclaimedRows(call, db, rows)),
    claimsOn(db, unclaimedIds),
  ])
  const cards = await memberCardsById(
    db,
    [...stored, ...all].map(({ memberId }) => memberId),
  )
  return stored.map((claim) => {
    const unclaimed = parcels.find(({ id }) => id === claim.unclaimedId)
    assert(unclaimed, 'a claim has its parcel')
    const rivals = all.filter(({ id, unclaimedId }) => unclaimedId === claim.unclaimedId && id !== claim.id)
    return claimRow(call, claim, { unclaimed, rivals, cards })
  })
}

export async function claimRowOf(call: StaffCall, db: Db, stored: ClaimRow): Promise<StaffClaim> {
  const [row] = await claimRows(call, db, [stored])
  assert(row, 'one claim makes one row')
  return row
}

interface Beside {
  readonly unclaimed: StaffUnclaimed
  readonly rivals: readonly Rival[]
  readonly cards: Cards
}

function claimRow(call: StaffCall, claim: ClaimRow, { unclaimed, rivals, cards }: Beside): StaffClaim {
  const { language, staff } = call
  const side = ({ id, memberId, status, submittedAt }: Pick<Rival, 'id' | 'memberId' | 'status' | 'submittedAt'>) => ({
    id,
    ...cardOf(cards, memberId),
    claimStatus: status,
    submittedAt,
  })
  return {
    ...side(claim),
    warehouseId: claim.warehouseId,
    warehouseName: pickText(claim.warehouseName, language),
    courierCode: claim.courierCode,
    courierName: pickText(claim.courierName, language),
    trackingNumber: claim.trackingNumber,
    remark: claim.remark,
    proofImageUrl: claim.fileId && fileUrl(call, claim.fileId),
    reviewedAt: claim.reviewedAt,
    reviewedBy: claim.reviewedBy,
    rejectReason: claim.rejectReason,
    note: claim.note,
    unclaimed,
    rivals: rivals.map((rival) => ({
      ...side(rival),
      courierName: pickText(rival.courierName, language),
      trackingNumber: rival.trackingNumber,
      remark: rival.remark,
      proofImageUrl: rival.fileId && fileUrl(call, rival.fileId),
      forecastAt: rival.forecastAt,
    })),
    forecast: forecastOf(claim, language),
    tries: {
      submitted: claim.submitted,
      missesToday: claim.missesToday,
      claimsIn30Days: claim.claimsIn30Days,
    },
    flags: flagsOf(claim),
    needsSecondPerson:
      claim.status === 'under_review' &&
      needsTwoPeople({
        openClaims: unclaimed.openClaims,
        rejectedByMe: rivals.filter(({ rejectedById }) => rejectedById === staff.id).length,
        goodsValueMinor: claim.goodsValueMinor,
      }),
    firstYesBy: claim.firstYesBy,
    firstYesByMe: claim.firstYesId === staff.id,
    version: claim.version,
  }
}

/** The columns of a forecast are all there or all missing. */
function forecastOf(claim: ClaimRow, language: Language): StaffClaim['forecast'] {
  const { forecastId, forecastAt, forecastWarehouseId, forecastWarehouseName, forecastCourierCode } = claim
  const { forecastCourierName } = claim
  if (!forecastId || !forecastWarehouseId || !forecastWarehouseName || !forecastCourierCode || !forecastCourierName)
    return null
  return {
    parcelId: forecastId,
    warehouseId: forecastWarehouseId,
    warehouseName: pickText(forecastWarehouseName, language),
    courierCode: forecastCourierCode,
    courierName: pickText(forecastCourierName, language),
    goodsName: claim.goodsName ?? '',
    goodsValueMinor: claim.goodsValueMinor,
    forecastAt: forecastAt ?? '',
  }
}

function flagsOf({ isSameImage, isNewAccount, hasGuessed }: ClaimRow): StaffClaim['flags'] {
  return [
    ...(isSameImage ? (['SAME_IMAGE'] as const) : []),
    ...(isNewAccount ? (['NEW_ACCOUNT'] as const) : []),
    ...(hasGuessed ? (['GUESSES'] as const) : []),
  ]
}

type Cards = ReadonlyMap<string, MemberCard>

function cardOf(cards: Cards, memberId: string): MemberCard {
  const card = cards.get(memberId)
  assert(card, 'every claim has its member')
  return card
}
