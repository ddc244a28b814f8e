import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { Failure } from './api.ts'
import { queryClient, readAllPages } from './queries.ts'

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

test('a page that cannot be read fails the whole, so that nobody is left out unseen', async () => {
  const failing = async (page: number) => {
    if (page === 2) throw new Error('no answer')
    return readPage(page)
  }
  await expect(readAllPages(failing)).rejects.toThrow('no answer')
})

test('without a network a read and a write fail at once; neither waits invisibly, nor is sent later', async () => {
  onlineManager.setOnline(false)
  let sent = 0
  const send = async () => {
    sent += 1
    throw new Failure('no answer')
  }
  await expect(queryClient.fetchQuery({ queryKey: ['read'], queryFn: send, retry: false })).rejects.toThrow(Failure)
  const write = queryClient.getMutationCache().build(queryClient, { mutationFn: send })
  await expect(write.execute(undefined)).rejects.toThrow(Failure)
  onlineManager.setOnline(true)
  expect(sent).toBe(2)
})
