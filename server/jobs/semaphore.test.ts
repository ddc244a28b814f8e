import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

test('no more than four are inside at once, and everybody gets through in order', async () => {
  const pass = semaphore(4, 1000)
  let inside = 0
  let most = 0
  const order: number[] = []
  const work = (number: number) => async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside -= 1
    order.push(number)
  }
  const numbers = Array.from({ length: 50 }, (_, number) => number)
  await Promise.all(numbers.map((number) => pass(work(number))))
  expect({ most, order }).toEqual({ most: 4, order: numbers })
})

test('a caller who waits too long is told to come back, and does not block those behind', async () => {
  const pass = semaphore(1, 20)
  let leave = () => {}
  const slow = pass(() => new Promise<void>((resolve) => (leave = resolve)))
  await expect(pass(async () => 'too late')).rejects.toThrow('maintenance')
  leave()
  await slow
  expect(await pass(async () => 'through')).toBe('through')
})

test('work that fails leaves its place to the next', async () => {
  const pass = semaphore(1, 1000)
  await expect(pass(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await pass(async () => 'through')).toBe('through')
})
