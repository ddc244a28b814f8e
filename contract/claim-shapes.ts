import { rejectReasons } from '#domain/claim.ts'
import * as z from 'zod/mini'
import { id, memberNumber, minor, parcelId, time, trackingNumber } from '#contract/wire/fields.ts'
import { languageChoice } from '#contract/wire/language-choice.ts'
import { owner, photo } from '#contract/wire/shapes.ts'
import { claimParcelState, claimStatus } from './codes.ts'
import { labelPrints } from './labels.ts'
import { candidate, unclaimedParcel } from './receiving.ts'

/* Claims and unclaimed parcels as staff see them. */

export const place = { warehouseId: id, warehouseName: z.string(), courierCode: z.string(), courierName: z.string() }

export const rejectReason = z.enum(rejectReasons, { error: 'field_choice' })

const matchPart = z.object({
  part: z.string(),
  points: z.int(),
  /** A sentence in the caller's language. */
  text: z.string(),
})

/** How well a member fits a parcel, from 0 to 100; what agrees and what speaks against, the most points first. */
export const match = z.object({ score: z.int(), parts: z.array(matchPart) })

/** Who may own an unclaimed parcel: a score proposes and never assigns (decision record 82). */
const proposal = z.object({
  /** The forecast that fits; null when a claim does. */
  parcelId: z.nullable(parcelId),
  claimId: z.nullable(id),
  ...owner.shape,
  /** When it was forecast or claimed. */
  saidAt: time,
  ...match.shape,
})

/** An unclaimed parcel with everything that points to one owner or another. */
export const staffUnclaimed = z.object({
  ...unclaimedParcel.shape,
  courierName: z.string(),
  state: claimParcelState,
  published: z.boolean(),
  publishAt: time,
  closedReason: z.nullable(z.string()),
  actualWeightG: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
  pieces: z.int(),
  shelf: z.nullable(z.string()),
  photos: z.array(photo),
  openClaims: z.int(),
  /** The parcel it became, and its owner. */
  parcelId: z.nullable(parcelId),
  memberNumber: z.nullable(memberNumber),
  /** Members who forecast the number and are waiting for it. */
  candidates: z.array(candidate),
  /** Up to three who may own it although they forecast another number, or claim it; only in the list. */
  proposals: z.optional(z.array(proposal)),
  /** The last time that it was given to the wrong member, and taken back (B-IN-15). */
  takenBack: z.nullable(
    z.object({
      memberNumber,
      staffName: z.string(),
      reason: z.string(),
      proofUrl: z.nullable(z.string()),
      at: time,
    }),
  ),
  labelPrints,
  /** Until then it is kept; afterwards it may be disposed of. */
  keptUntil: time,
  version: z.int(),
})

const claimSide = z.object({ id, ...owner.shape, claimStatus, submittedAt: time })

/** Another claim on the same parcel, with what it rests on. */
const rival = z.object({
  ...claimSide.shape,
  courierName: z.string(),
  trackingNumber,
  remark: z.string(),
  proofImageUrl: z.nullable(z.string()),
  /** When its member forecast the number; null if they did not. */
  forecastAt: z.nullable(time),
})

/** The claimer's own forecast of the typed number. */
const ownForecast = z.object({ parcelId, ...place, goodsName: z.string(), goodsValueMinor: minor, forecastAt: time })

export const staffClaim = z.object({
  ...claimSide.shape,
  ...place,
  trackingNumber,
  remark: z.string(),
  proofImageUrl: z.nullable(z.string()),
  reviewedAt: z.nullable(time),
  reviewedBy: z.nullable(z.string()),
  rejectReason: z.nullable(rejectReason),
  note: z.string(),
  /** What was measured and seen, next to what was typed. */
  unclaimed: staffUnclaimed,
  /** The other claims on this parcel. */
  rivals: z.array(rival),
  forecast: z.nullable(ownForecast),
  /** How often the member has tried. */
  tries: z.object({
    /** This claim, including when it was submitted again. */
    submitted: z.int(),
    /** Wrong entries on any parcel within 24 hours. */
    missesToday: z.int(),
    /** Claims on any parcel within 30 days, including this one. */
    claimsIn30Days: z.int(),
  }),
  /**
   * The same picture was submitted for another parcel; the account is less than a day old; it has recently been
   * guessing numbers.
   */
  flags: z.array(z.enum(['SAME_IMAGE', 'NEW_ACCOUNT', 'GUESSES'])),
  needsSecondPerson: z.boolean(),
  /** Who has approved it already, when two people must decide. */
  firstYesBy: z.nullable(z.string()),
  firstYesByMe: z.boolean(),
  version: z.int(),
})

const letter = z.object({ subject: z.string(), body: z.string() })

/** What the member would be written, word by word and in their language. */
export const told = z.object({
  language: languageChoice,
  approved: letter,
  /** One for each reason; `{note}` stands where the reviewer's note would be. */
  rejected: z.array(z.object({ reason: rejectReason, ...letter.shape })),
})
