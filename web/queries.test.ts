import { expect, test } from 'vitest'
import { readAllPages } from './queries.ts'

const addresses = Array.from({ length: 200 }, (_, index) => index)
const readPage = async (page: number) => ({
  list: addresses.slice((page - 1) * 100, page * 100),
  pageSize: 100,
  total: addresses.length,
})

test('a book of two hundred addresses is read whole, in its order', async () => {
  expect(await readAllPages(readPage)).toEqual(addresses)
})

test('one page and an empty list ask once', async () => {
  const asked: number[] = []
  const read = (total: number) => async (page: number) => {
    asked.push(page)
    return { list: addresses.slice(0, total), pageSize: 100, total }
  }
  expect(await readAllPages(read(100))).toHaveLength(100)
  expect(await readAllPages(read(0))).toEqual([])
  expect(asked).toEqual([1, 1])
})

test('a page that can not be read fails the whole, so that nobody is left out unseen', async () => {
  const failing = async (page: number) => {
    if (page === 2) throw new Error('no answer')
    return readPage(page)
  }
  await expect(readAllPages(failing)).rejects.toThrow('no answer')
})
