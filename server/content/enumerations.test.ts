import { parcels } from '#contract/parcels.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* The enumerations that C-14 sends, code by code. */

const t = await openTestServer()
const member = await t.member()
const { wire } = await member.ask(parcels.formOptions, {})
const entries = z.array(z.record(z.string(), z.unknown()))
const entriesOf = (list: string) => z.record(z.string(), z.unknown()).parse(wire)[list]
const codesOf = (list: string) => entries.parse(entriesOf(list)).map(({ code }) => code)

// Proves R-480
test.each([
  ['warehouses', [1, 2, 3, 4, 5, 6]],
  ['couriers', 'SF ZTO YTO STO YD JT EMS POST JD DB BEST KYE CN OTHER'.split(' ')],
  ['goodsTypes', [1, 2]],
  ['packageStatuses', [20, 30, 35, 40]],
  ['orderStatuses', [10, 20, 30, 40, 50]],
  ['orderTypes', [1, 2]],
  ['stages', [20, 30, 32, 36, 40, 50]],
  ['trackEvents', [20, 30, 32, 35, 36, 40, 41, 42, 43, 44, 45, 50, 90]],
  ['channels', ['HK_BULK', 'HK_PARCEL', 'HK_PICKUP', 'SEA_PARCEL', 'AIR', 'SEA_BULK']],
  ['destinations', 'HK TW SG MY ID TH VN PH US CA AU NZ GB JP OTHER'.split(' ')],
  ['currencies', ['CNY', 'HKD']],
  ['homeRegions', ['HK', 'CN', 'TW', 'SG', 'ID', 'MY']],
  ['pickUpRegions', [1, 2, 3, 4]],
  ['couponTabs', [1, 2, 3]],
  ['recordTabs', [1, 2]],
  ['claimParcelStates', [1, 2]],
  ['claimStatuses', [0, 1, 2, 3]],
  ['auditStatuses', [0, 1, 2]],
  ['rechargeStatuses', [0, 1, 2]],
  ['paymentMethods', ['ALIPAY', 'WECHAT']],
  ['paymentStates', [1, 2, 3, 4, 5, 6]],
  [
    'abnormalCodes',
    'DAMAGED SHORT MISMATCH PROHIBITED COD OVERSIZE WRONG_WAREHOUSE UNPACKED NO_DECLARATION OTHER'.split(' '),
  ],
  ['salutations', ['mr', 'ms']],
  ['messageKinds', ['feedback', 'survey', 'contact']],
  ['socialProviders', ['facebook', 'wechat', 'qq', 'wangwang']],
  ['valueAddedServices', ['REPACK', 'PHOTO', 'CRATE', 'REMOVE']],
])('the list %s has the codes of the contract', (list, codes) => {
  expect(codesOf(list)).toEqual(codes)
})

// Proves R-480
test('the events of money and of coins are those of the contract, with those that the ledger added', () => {
  const money = [
    ...['TOPUP_ALIPAY', 'TOPUP_WECHAT', 'TOPUP_BANK', 'TOPUP_STORE', 'ORDER_PAY', 'ORDER_SUPPLEMENT', 'WEIGHT_REFUND'],
    ...['ORDER_REFUND', 'DELAY_REDUCTION', 'DELAY_CREDIT', 'LOSS_COMPENSATION', 'ADJUST_IN', 'ADJUST_OUT', 'REVERSAL'],
  ]
  expect(codesOf('financeEvents')).toEqual(expect.arrayContaining(money))
  const coins = ['REFERRAL', 'REDEEM', 'REDEEM_REFUND', 'STAFF_GRANT', 'STAFF_DEDUCT', 'EXPIRE']
  expect(codesOf('coinEvents').toSorted()).toEqual(coins.toSorted())
})

// Proves
test.each([
  ['HK_BULK', 'Hong Kong logistics (bulk) line', '/Bulklinechannelintroduction'],
  ['HK_PARCEL', 'Hong Kong parcel line', '/packagespeciallinechannelintroduction'],
  ['HK_PICKUP', 'Hong Kong pick-up-point line', '/Sincethespeciallinechannelintroduction'],
  ['SEA_PARCEL', 'Sea small parcel', '/shippingpackagechannelintroduction'],
  ['AIR', 'Air delivery', '/airdeliverychannelintroduction'],
  ['SEA_BULK', 'Sea bulk', '/Introductiontobulkshippingchannels'],
])('the channel %s is offered with its name and its page', (code, text, introPath) => {
  expect(entriesOf('channels')).toContainEqual(expect.objectContaining({ code, text, introPath }))
})

// Proves
test('there are two currencies and two kinds of goods', () => {
  expect(entriesOf('currencies')).toEqual([
    { code: 'CNY', symbol: '¥', decimals: 2 },
    { code: 'HKD', symbol: 'HK$', decimals: 2 },
  ])
  expect(entriesOf('goodsTypes')).toEqual([
    { code: 1, text: 'Ordinary goods' },
    { code: 2, text: 'Sensitive goods' },
  ])
})

// Proves R-582
test('code 1 is every warehouse, the others are one each', () => {
  expect(entries.parse(entriesOf('warehouses')).map(({ code, name, id }) => [code, name, id === null])).toEqual([
    [1, 'All', true],
    [2, 'Shenzhen Fuyong', false],
    [3, 'Shenzhen Nanshan', false],
    [4, 'Guangzhou Baiyun', false],
    [5, 'Guangzhou Tianhe', false],
    [6, 'Dongguan Humen', false],
  ])
})
