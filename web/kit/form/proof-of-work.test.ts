import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { Failure, Refusal } from '#web/client/api.ts'
import { solve, taskIn } from './proof-of-work.ts'

const goalOf = (number: number) => createHash('sha256').update(`salt:${number}`).digest('hex')
const taskOf = (number: number, most: number) => ({ salt: 'salt', goal: goalOf(number), most, seal: 'seal' })

test.each([0, 1, 1999, 2000, 4321, 5000])('the number %i is found, wherever it is', async (number) => {
  const shares: number[] = []
  const proof = await solve(taskOf(number, 5000), (share) => shares.push(share), new AbortController().signal)
  expect(proof).toBe(`salt:${number}:seal`)
  expect(shares).toHaveLength(Math.floor(number / 1000))
  expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 1)).toBe(true)
})

test('a task without a solution ends, and so does one that nobody waits for', async () => {
  await expect(solve(taskOf(7000, 5000), () => {}, new AbortController().signal)).rejects.toThrow('no solution')
  const leaving = new AbortController()
  const solving = solve(taskOf(7000, 1_000_000), () => leaving.abort(), leaving.signal)
  await expect(solving).rejects.toThrow()
})

test('a task is read from the refusal that asks for one, and from no other', () => {
  const task = taskOf(1, 10)
  expect(taskIn(new Refusal(2023, 'work first', task))).toEqual(task)
  for (const other of [new Refusal(2005, 'no', task), new Refusal(2023, 'no', null), new Failure('no answer'), null])
    expect(taskIn(other)).toBeNull()
})
