import { expect, test } from 'vitest'
import { makeJudge } from './judge-goods.ts'

const category = (code: string, verdict: 'allowed' | 'sensitive' | 'forbidden', words: readonly string[]) => ({
  code,
  name: code,
  verdict,
  rule: `rule of ${code}`,
  contrabandNumber: null,
  words: [...words],
})
const line = (channelId: string, destinationCode: string) => ({
  channelId,
  name: channelId,
  destinationCode,
  destinationName: destinationCode,
})
const { marks, refusing } = makeJudge({
  categories: [
    category('shoes', 'allowed', ['球鞋']),
    category('batteries', 'sensitive', ['充电宝']),
    category('weapons', 'forbidden', ['仿真枪']),
  ],
  restrictions: [
    { categoryCode: null, channelId: 'bulk', destinationCode: 'MY', verdict: 'forbidden', rule: 'ordinary goods only' },
    { categoryCode: 'batteries', channelId: 'air', destinationCode: null, verdict: 'forbidden', rule: 'no flying' },
  ],
  channels: [line('bulk', 'MY'), line('parcel', 'MY'), line('air', 'MY'), line('air', 'SG')],
})

test('what may go as it is, and what nobody knows, is not marked', () => {
  expect(marks('球鞋')).toEqual([])
  expect(marks('阿巴阿巴')).toEqual([])
  expect(marks('充電寶 20000mAh')).toMatchObject([{ word: '充電寶', category: { verdict: 'sensitive' } }])
})

test('the lines of a destination that refuse what the parcels hold are named, each with its own reason', () => {
  const told = (texts: readonly string[]) => refusing(texts, 'MY').map(({ channelId, reason }) => [channelId, reason])
  expect(told(['球鞋'])).toEqual([])
  expect(told(['球鞋', '充电宝'])).toEqual([
    ['bulk', 'ordinary goods only'],
    ['air', 'no flying'],
  ])
})

test('what is forbidden goes by no line, for the goods’ own reason', () => {
  expect(refusing(['仿真枪'], 'SG')).toMatchObject([{ channelId: 'air', reason: 'rule of weapons' }])
  expect(refusing(['仿真枪'], 'MY').length).toBe(3)
})
