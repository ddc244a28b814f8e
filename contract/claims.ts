import * as z from 'zod/mini'
import { claimParcelState, claimStatus } from './codes.ts'
import { bool, cappedPage, id, int, page, parcelId, text, time, trackingNumber } from '#contract/wire/fields.ts'
import {
  inOrder,
  memberNumberIn,
  paging,
  picture,
  queryBool,
  queryInt,
  range,
  trackingNumberIn,
  trackingNumberPart,
  version,
} from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { match, place, rejectReason, staffClaim, staffUnclaimed, told } from './claim-shapes.ts'
import { staffParcel } from './receiving.ts'
import { countsByCode } from '#contract/wire/wire-code.ts'
import { named } from '#contract/wire/wire-names.ts'

/** An unclaimed parcel as members see it: no photo, nothing from the label, and only the ends of the number. */
const pooled = z.object({
  id,
  ...place,
  trackingNumberMasked: named('trackingNoMasked', z.string()),
  publishAt: time,
  status: claimParcelState,
  myClaim: z.nullable(z.object({ id, status: claimStatus })),
})

/** Whether a claim must include a picture (`claim.imageRequired`). */
const imageRequired = { imageRequired: z.boolean() }

export const unclaimed = group('unclaimed', {
  listPool: read('/api/vjiyuninbound/get_claim_inbound_web_list', {
    id: 'C-21',
    who: 'member',
    input: z
      .object({
        warehouseCode: z.optional(queryInt(1, 99)),
        courierCode: z.optional(text(0, 20)),
        /** The whole number: searching for a part of it finds nothing. */
        trackingNumber: z.optional(trackingNumberPart),
        ...range,
        ...paging,
      })
      .check(inOrder),
    output: z.object({ ...page(pooled).shape, ...imageRequired }),
  }),
})

const unclaimedParcelId = named('parcelId', id)

const myClaim = z.object({
  claimId: id,
  unclaimedParcelId,
  ...place,
  /** As typed. */
  trackingNumber,
  remark: z.string(),
  proofFileId: z.nullable(id),
  proofImageUrl: z.nullable(z.string()),
  publishAt: time,
  status: claimParcelState,
  claimStatus,
  submittedAt: time,
  reviewedAt: z.nullable(time),
  rejectReason: z.nullable(rejectReason),
  /** The reason in the caller's language. */
  rejectText: z.nullable(z.string()),
  /** What the reviewer added, in their own words. */
  reviewNote: z.string(),
  /** The member's parcel that an approved claim turned into. */
  parcelId: z.nullable(parcelId),
  /** The member's own forecast of the number, if there is one. */
  forecastId: z.nullable(id),
  actions: z.array(z.enum(['withdraw', 'resubmit', 'forecast', 'details'])),
})

interface Typed {
  readonly action: 'submit' | 'resubmit' | 'withdraw'
  readonly unclaimedParcelId?: string | undefined
  readonly claimId?: string | undefined
  readonly warehouseId?: string | undefined
  readonly courierCode?: string | undefined
  readonly trackingNumber?: string | undefined
}

/** A field that only some of the three actions require. */
const requiredFor = (field: keyof Typed, by: readonly Typed['action'][], error = 'field_required') =>
  z.refine<Typed>((typed) => !by.includes(typed.action) || Boolean(typed[field]), { error, path: [field] })

export const claims = group('claims', {
  listMine: read('/api/vjiyuninbound/get_claimed_inbound_web_list', {
    id: 'C-22',
    who: 'member',
    input: z.object({
      /** Only this claim. */
      claimId: z.optional(id),
      claimStatus: z.optional(claimStatus),
      /** Rejected in the last 30 days while the parcel is still unclaimed: it can be claimed again (E-79). */
      correctable: z.optional(queryBool),
      ...paging,
    }),
    output: z.object({ ...page(myClaim).shape, ...imageRequired }),
  }),
  submit: write('/api/vjiyuninbound/jiyun_claim_inbound', {
    id: 'C-23',
    creates: true,
    who: 'member',
    says: 'M-18',
    input: z
      .object({
        action: z._default(z.enum(['submit', 'resubmit', 'withdraw'], { error: 'field_choice' }), 'submit'),
        unclaimedParcelId: z.optional(unclaimedParcelId),
        claimId: z.optional(id),
        warehouseId: z.optional(id),
        courierCode: z.optional(text(0, 20)),
        trackingNumber: z.optional(trackingNumberIn),
        ...picture,
        remark: z.optional(text(0, 200)),
      })
      .check(
        requiredFor('unclaimedParcelId', ['submit']),
        requiredFor('claimId', ['resubmit', 'withdraw']),
        requiredFor('warehouseId', ['submit', 'resubmit'], 'field_warehouse'),
        requiredFor('courierCode', ['submit', 'resubmit'], 'field_courier'),
        requiredFor('trackingNumber', ['submit', 'resubmit']),
      ),
    output: z.object({ claimId: id, claimStatus }),
  }),
})

/** Of the lists that staff work through: the newest first, unless the longest waiting is asked for. */
const sorting = { order: z._default(z.enum(['newest', 'oldest'], { error: 'field_choice' }), 'newest') }

export const staffUnclaimedParcels = group('staffUnclaimedParcels', {
  search: read('/api/admin/unclaimed-parcels', {
    id: 'B-IN-10',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      state: z.optional(claimParcelState),
      warehouseId: z.optional(id),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      hasForecast: z.optional(queryBool),
      hasClaim: z.optional(queryBool),
      /** In the warehouse for at least this many days. */
      agedDays: z.optional(queryInt(0, 3650)),
      ...sorting,
      ...paging,
    }),
    /** `counts`: what the other filters leave in each state, without disposed ones, counted as far as `total`. */
    output: z.object({ ...cappedPage(staffUnclaimed).shape, counts: countsByCode(claimParcelState) }),
  }),
  update: write('/api/admin/unclaimed-parcels/{id}', {
    id: 'B-IN-11',
    who: ['W', 'S', 'A'],
    methods: ['PATCH'],
    input: z.object({
      id,
      published: z.optional(bool),
      labelText: z.optional(text(0, 200)),
      assignMemberNumber: z.optional(named('assignMemberNo', text(0, 12))),
      matchParcelId: z.optional(named('matchPackageId', id)),
      disposed: z.optional(bool),
      /** The open claims that were shown; with another number of them it is neither given away nor disposed of. */
      openClaims: z.optional(int(0, 1_000_000)),
      version,
    }),
    output: staffUnclaimed,
  }),
  takeBack: write('/api/admin/unclaimed-parcels/{id}/revoke', {
    id: 'B-IN-15',
    who: ['S', 'A'],
    input: z.object({
      id,
      /** Its former owner reads this. */
      reason: text(1, 200),
      /** A picture that shows whose it is. */
      proofFileId: id,
      /** The right member, if known; otherwise it waits for its owner again. */
      toMemberNumber: z.optional(named('toMemberNo', text(0, 12))),
      version,
    }),
    output: staffUnclaimed,
  }),
})

export const staffClaims = group('staffClaims', {
  search: read('/api/admin/claims', {
    id: 'B-IN-12',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      status: z.optional(claimStatus),
      memberNumber: z.optional(memberNumberIn),
      warehouseId: z.optional(id),
      /** The start of the typed number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...sorting,
      ...paging,
    }),
    output: z.object({
      ...cappedPage(staffClaim).shape,
      /** What the other filters leave in each status, counted as far as `total`. */
      counts: countsByCode(claimStatus),
      /** Under review for 24 hours or longer, among the same. */
      late: z.int(),
    }),
  }),
  get: read('/api/admin/claims/{id}', {
    id: 'B-IN-12',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({ id }),
    output: z.object({
      ...staffClaim.shape,
      /** How well the member fits the parcel (decision record 82); null once the claim is decided. */
      match: z.nullable(match),
      told,
      history: z.array(
        z.object({
          event: z.string(),
          actorKind: z.enum(['member', 'staff', 'system']),
          staffName: z.nullable(z.string()),
          note: z.string(),
          at: time,
        }),
      ),
    }),
  }),
  approve: write('/api/admin/claims/{id}/approve', {
    id: 'B-IN-13',
    who: ['S', 'A'],
    input: z.object({ id, note: z.optional(text(0, 200)), version }),
    output: z.object({
      claim: staffClaim,
      /** Null while a second person still has to approve. */
      parcel: named('package', z.nullable(staffParcel)),
    }),
  }),
  reject: write('/api/admin/claims/{id}/reject', {
    id: 'B-IN-14',
    who: ['S', 'A'],
    input: z.object({ id, reason: rejectReason, note: z.optional(text(0, 200)), version }),
    output: z.object({ claim: staffClaim }),
  }),
})
