import { tracking } from '#contract/parcels.ts'
import { speak } from '#web/kit/text/language.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { find } from './find.ts'

/* Only the server is replaced here: its answers by request path. */

speak('en')

const here = new AbortController().signal
const steps = [{ code: 30, text: 'Received', place: 'Fuyong', at: '2026-11-20T10:00:00+08:00' }]
const parcel = { trackingNo: 'YT1234567890123', courierName: 'YTO', status: 30, statusText: 'In stock', events: steps }
const order = {
  ...{ orderNo: 'JH261121123456', logisticsNo: 'SF123456789012', status: 40, statusText: 'Shipped' },
  ...{ channelName: 'Hong Kong parcel line', destinationCode: 'HK', events: steps },
}
const nobodys = { code: 3010, msg: 'None', data: null }

let asked: string[] = []
let answers: Record<string, object | null> = {}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.split('?')
    const isParcel = path === tracking.parcelPublic.path
    asked.push(isParcel ? 'parcel' : 'order')
    const answer = answers[isParcel ? 'parcel' : 'order']
    if (!answer) throw new TypeError('no network')
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const ok = (data: object) => ({ code: 0, msg: 'ok', data })

test('a number that no parcel has is looked for among the orders, and an order shows its other number', async () => {
  answers = { parcel: nobodys, order: ok(order) }
  expect(await find('SF123456789012', 'parcel', here)).toMatchObject({
    ...{ state: 'found', kind: 'order', statusText: 'Shipped', carrier: 'Hong Kong parcel line' },
    alsoCalled: 'JH261121123456',
  })
  expect(asked).toEqual(['parcel', 'order'])
})

test('a parcel that was found is not looked for any further', async () => {
  answers = { parcel: ok(parcel), order: nobodys }
  expect(await find('YT1234567890123', 'parcel', here)).toMatchObject({
    state: 'found',
    kind: 'parcel',
    events: [{ code: 'received' }],
  })
  expect(asked).toEqual(['parcel'])
})

test('what neither knows is nobody’s; what can be no number at all is asked for once at most', async () => {
  answers = { parcel: nobodys, order: nobodys }
  expect(await find('YT1234567890123', 'order', here)).toEqual({ state: 'none', number: 'YT1234567890123' })
  expect(asked).toEqual(['order', 'parcel'])
  expect(await find('你好', 'parcel', here)).toEqual({ state: 'none', number: '你好' })
  expect(asked).toHaveLength(3)
})

test('asked too often it says when to try again; without an answer nothing is claimed', async () => {
  const next = { text: 'Please try again tomorrow', place: null }
  answers = { parcel: { code: 1004, msg: 'Too many requests', data: { next } }, order: ok(order) }
  expect(await find('YT1234567890123', 'parcel', here)).toEqual({
    ...{ state: 'refused', number: 'YT1234567890123' },
    sentence: 'Too many requests. Please try again tomorrow',
  })
  answers = { parcel: null, order: ok(order) }
  expect(await find('YT1234567890123', 'parcel', here)).toEqual({ state: 'failed', number: 'YT1234567890123' })
})
