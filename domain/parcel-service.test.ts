import { expect, test } from 'vitest'
import {
  isParcelCharge,
  parcelServiceCan,
  parcelServiceMinor,
  parcelServiceMoves,
  type ParcelServiceState,
  parcelServiceStates,
} from './parcel-service.ts'

const allowed: Record<ParcelServiceState, string> = {
  asked: 'finish refuse withdraw',
  done: '',
  refused: '',
  withdrawn: '',
}

test.each(parcelServiceStates)('a service that is %s allows the listed moves and no others', (state) => {
  const taken = Object.entries(parcelServiceCan).filter(([, may]) => may({ state }))
  expect(taken.map(([event]) => event).join(' ')).toBe(allowed[state])
})

test('only what is done stays paid', () => {
  expect(parcelServiceMoves.finish.to).toBe('done')
  expect([parcelServiceMoves.refuse.to, parcelServiceMoves.withdraw.to]).toEqual(['refused', 'withdrawn'])
})

test('a service costs its price once, or for each piece; nothing that needs a weight can be asked for', () => {
  expect(parcelServiceMinor('perOrder', 500, 1)).toBe(500)
  expect(parcelServiceMinor('perOrder', 500, 7)).toBe(500)
  expect(parcelServiceMinor('perPiece', 200, 7)).toBe(1400)
  expect(['perOrder', 'perPiece', 'perKg', 'percentOfFreight'].map(isParcelCharge)).toEqual([true, true, false, false])
})
