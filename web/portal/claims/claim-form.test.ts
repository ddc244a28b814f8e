import { expect, test } from 'vitest'
import {
  type Claiming,
  forecastStep,
  keptPicture,
  type MyClaim,
  pictureFault,
  startingClaim,
  toClaim,
} from './claim-form.ts'

const claim: MyClaim = {
  claimId: 'claim',
  unclaimedParcelId: 'parcel',
  warehouseId: 'fuyong',
  warehouseName: 'Fuyong',
  courierCode: 'SF',
  courierName: 'SF Express',
  trackingNumber: 'SF1420098812103',
  remark: 'shoes',
  proofFileId: 'picture',
  proofImageUrl: '/api/files/picture',
  publishAt: '2026-11-01T10:00:00+08:00',
  status: 'to_be_claimed',
  claimStatus: 'withdrawn',
  submittedAt: '2026-11-02T10:00:00+08:00',
  reviewedAt: null,
  rejectReason: null,
  rejectText: null,
  reviewNote: '',
  parcelId: null,
  forecastId: null,
  actions: ['resubmit', 'forecast', 'details'],
}
const fresh: Claiming = {
  kind: 'new',
  parcel: {
    id: 'parcel',
    warehouseId: 'fuyong',
    warehouseName: 'Fuyong',
    courierCode: 'SF',
    courierName: 'SF Express',
    trackingNumberMasked: 'SF14****103',
    publishAt: '2026-11-01T10:00:00+08:00',
    status: 'to_be_claimed',
    myClaim: null,
  },
}
const again = (given: Partial<MyClaim> = {}): Claiming => ({ kind: 'again', claim: { ...claim, ...given } })

test('a new claim starts with what the pool says, and the number is typed', () => {
  const values = startingClaim(fresh)
  expect(values).toEqual({ warehouseId: 'fuyong', courierCode: 'SF', trackingNumber: '', fileId: null, remark: '' })
  expect(toClaim({ ...values, trackingNumber: 'SF1', fileId: 'new' }, fresh)).toEqual({
    action: 'submit',
    unclaimedParcelId: 'parcel',
    warehouseId: 'fuyong',
    courierCode: 'SF',
    trackingNumber: 'SF1',
    fileId: 'new',
    remark: '',
  })
})

test('a claim of before starts with what was typed then, and its picture stays unless another one is chosen', () => {
  const values = startingClaim(again())
  expect(toClaim(values, again())).toMatchObject({ action: 'resubmit', claimId: 'claim', fileId: 'picture' })
  expect(toClaim({ ...values, fileId: 'new' }, again())).toMatchObject({ fileId: 'new' })
})

test.each([
  ['IMAGE_UNREADABLE', null],
  ['NUMBER_MISMATCH', null],
  ['OTHER', 'picture'],
] as const)('after %s the kept picture is: %s', (rejectReason, fileId) => {
  expect(keptPicture(again({ claimStatus: 'rejected', rejectReason }))?.fileId ?? null).toBe(fileId)
})

test('a picture is asked for where none is kept, and where staff want one', () => {
  const [first, kept] = [startingClaim(fresh), startingClaim(again())]
  expect(pictureFault(first, fresh, true, 'en')).toEqual({ fileId: 'Please add a picture' })
  expect(pictureFault(first, fresh, false, 'en')).toEqual({})
  expect(pictureFault(kept, again(), true, 'en')).toEqual({})
  expect(pictureFault({ ...first, fileId: 'new' }, fresh, true, 'en')).toEqual({})
})

// Proves R-143
test('the goods are told where the parcel stands: its own row, the forecast, or a new one filled in', () => {
  expect(forecastStep({ ...claim, parcelId: 'mine', forecastId: 'forecast' })).toEqual({ kind: 'declare', id: 'mine' })
  expect(forecastStep({ ...claim, forecastId: 'forecast' })).toEqual({ kind: 'edit', id: 'forecast' })
  expect(forecastStep(claim)).toEqual({
    kind: 'new',
    given: { warehouseId: 'fuyong', courierCode: 'SF', trackingNumber: 'SF1420098812103' },
  })
})
