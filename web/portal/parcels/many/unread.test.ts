import { expect, test } from 'vitest'
import { makeJudge } from './judge.ts'
import { newRow, noDefaults, type Unread } from './row.ts'
import { pasteCells } from './rows.ts'
import { answerColumn, answerName, unreadColumns, unreadNames } from './unread.ts'

const read = (column: string, typed: string) =>
  column === 'goodsType' ? (typed === '敏感货' ? 'sensitive' : '') : typed
const answer = { read, patterns: [] }
const whole = {
  trackingNumber: 'YT8800123400777',
  courier: 'YTO',
  warehouse: '00000000-0000-7000-8000-000000000002',
  productName: 'Power bank',
  specification: '1',
  quantity: '1',
  unitPrice: '79',
} as const
const unknown = (typed: string): Unread => ({ column: null, head: '性质', place: 3, typed })
const judge = makeJudge(noDefaults, { language: 'en', shortened: '', unread: (typed) => `what is ${typed}?` })

test('what was not understood is listed once for all rows, with how often and what it was', () => {
  const rows = [newRow(whole, false, [unknown('敏感货')]), newRow(whole, false, [unknown('带电')]), newRow(whole)]
  expect(unreadColumns(rows)).toEqual([{ head: '性质', place: 3, count: 2, samples: ['敏感货', '带电'] }])
  expect(unreadNames(rows)).toEqual([])
})

test('a column that the member names fills its cells, and a name in it that is none of ours is asked about in turn', () => {
  const rows = [newRow(whole, false, [unknown('敏感货')]), newRow(whole, false, [unknown('带电')])]
  const answered = answerColumn(rows, unknown(''), 'goodsType', answer)
  expect(answered.map(({ cells }) => cells.goodsType)).toEqual(['sensitive', ''])
  expect(unreadColumns(answered)).toEqual([])
  expect(unreadNames(answered)).toEqual([{ column: 'goodsType', typed: '带电', count: 1 }])
  const named = answerName(answered, { column: 'goodsType', typed: '带电' }, 'sensitive', [])
  expect(named.map(({ cells, unread }) => [cells.goodsType, unread])).toEqual([
    ['sensitive', []],
    ['sensitive', []],
  ])
})

test('a column that the member leaves out is asked about no longer, and changes no cell', () => {
  const rows = answerColumn([newRow(whole, false, [unknown('带电')])], unknown(''), null, answer)
  expect(rows[0]).toMatchObject({ cells: whole, unread: [] })
})

test('goods whose type nobody understood are never ordinary by default: the row waits for its member', () => {
  const row = newRow(whole, false, [{ ...unknown('带电'), column: 'goodsType' }])
  expect(judge([row])[0]).toMatchObject({ state: 'wrong', faults: { goodsType: 'what is 带电?' } })
  const [left] = answerName([row], { column: 'goodsType', typed: '带电' }, '', [])
  expect(judge(left ? [left] : [])[0]?.state).toBe('good')
})

test('a name that is pasted into the grid and not understood waits too', () => {
  const row = newRow({ ...whole, goodsType: '' })
  const [pasted] = pasteCells([row], { cells: [['带电']], key: row.key, columns: ['goodsType'], read }, [])
  expect(judge(pasted ? [pasted] : [])[0]).toMatchObject({ state: 'wrong', faults: { goodsType: 'what is 带电?' } })
})
