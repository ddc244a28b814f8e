import { memberNumber } from '#domain/member-number.ts'
import { expect, test } from 'vitest'
import {
  anotherNotice,
  emptyLine,
  emptyNotice,
  guessed,
  noticeFaults,
  noticeInput,
  type NoticeValues,
} from './notice-form.ts'

const warehouseId = '0190a000-0000-7000-8000-000000000000'
const couriers = [
  { code: 'YT', text: 'YTO', trackingHint: '^YT\\d{13}$' },
  { code: 'SF', text: 'SF', trackingHint: '^SF\\d{12}$' },
]
const filled: NoticeValues = {
  memberNumber: memberNumber(123_456),
  warehouseId,
  trackingNumber: 'YT1234567890123',
  courierCode: 'YT',
  guess: '',
  goods: [{ ...emptyLine('1'), productName: 'Shirt', specification: 'M', quantity: '2', unitPrice: '45.50' }],
}

test('a visitor’s notice carries the member number and the code, a member’s own neither', () => {
  const code = { captchaId: 'picture', captchaCode: 'AB23' }
  const notice = {
    warehouseId,
    courierCode: 'YT',
    trackingNumber: 'YT1234567890123',
    goods: [{ productName: 'Shirt', specification: 'M', goodsType: 'ordinary', quantity: 2, unitPriceMinor: 4550 }],
  }
  const typed = { ...filled, memberNumber: ` ${filled.memberNumber.toLowerCase()} ` }
  expect(noticeInput(typed, code, false)).toEqual({ ...notice, memberNumber: filled.memberNumber, ...code })
  expect(noticeInput(typed, {}, true)).toEqual(notice)
})

test('a member number is judged by its check digit before anything is sent', () => {
  const wrong = filled.memberNumber.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  expect(noticeFaults(filled, false, 'en')).toEqual({})
  expect(Object.keys(noticeFaults({ ...filled, memberNumber: wrong }, false, 'en'))).toEqual(['memberNumber'])
  expect(noticeFaults({ ...filled, memberNumber: '' }, false, 'en')).toEqual({ memberNumber: 'This field is required' })
  expect(noticeFaults({ ...filled, memberNumber: '' }, true, 'en')).toEqual({})
})

test('figures that cannot be read are named with their line', () => {
  const goods = [...filled.goods, { ...emptyLine('2'), quantity: 'two', unitPrice: '4.555' }]
  expect(Object.keys(noticeFaults({ ...filled, warehouseId: '', goods }, true, 'en'))).toEqual([
    'warehouseId',
    'goods.1.quantity',
    'goods.1.unitPriceMinor',
  ])
})

test('the courier is guessed from the number, and never against a choice', () => {
  expect(guessed({ ...filled, courierCode: '' }, couriers)).toEqual({ courierCode: 'YT', guess: 'YT' })
  expect(guessed({ ...filled, courierCode: 'YT', guess: 'YT', trackingNumber: 'SF123456789012' }, couriers)).toEqual({
    courierCode: 'SF',
    guess: 'SF',
  })
  expect(guessed({ ...filled, courierCode: 'SF' }, couriers)).toEqual({ courierCode: 'SF', guess: '' })
})

test('the next notice keeps for whom and where, nothing else', () => {
  expect(anotherNotice(filled)).toEqual({ ...emptyNotice, memberNumber: filled.memberNumber, warehouseId })
})
