import { pbkdf2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { findNumber } from './code-work.ts'

const taskOf = (number: number, most: number) => ({
  salt: 'salt',
  goal: pbkdf2Sync('salt', String(number), 5, 32, 'sha256').toString('hex'),
  ...{ most, iterations: 5 },
})
const waits = new AbortController().signal

test.each([0, 15, 16, 99, 100])('the number %i is found, wherever it is', async (number) => {
  const shares: number[] = []
  expect(await findNumber(taskOf(number, 100), (share) => shares.push(share), waits)).toBe(String(number))
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares).toHaveLength(Math.floor(number / 16))
})

test('a task without a solution ends, and so does one that nobody waits for', async () => {
  await expect(findNumber(taskOf(101, 100), () => {}, waits)).rejects.toThrow('no solution')
  const leaving = new AbortController()
  await expect(findNumber(taskOf(10_001, 10_000), () => leaving.abort(), leaving.signal)).rejects.toThrow()
})
