import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptAtMost, lookEveryMs, pageCache } from './page-cache.ts'

/* A site whose revision is a number; a page tells of which one it was made. */

let revision = 1
let looks = 0
let made: string[] = []
let told: string[] = []
let fault: Error | null = null

const openCache = () =>
  pageCache<string, string>({
    findRevision: async () => {
      looks += 1
      if (fault) throw fault
      return String(revision)
    },
    openSite: () => `site ${revision}`,
  })

type Make = (site: string) => Promise<string | null>

function find(cache: ReturnType<typeof openCache>, name: string, make: Make = async (site) => `${name} of ${site}`) {
  const counted: Make = async (site) => {
    made.push(name)
    return make(site)
  }
  return cache.find(name, counted, ({ message }) => told.push(message))
}
const fail = async () => Promise.reject(new Error('cannot be rendered'))
const none = async () => null

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  revision = 1
  looks = 0
  made = []
  told = []
  fault = null
})
afterEach(() => {
  vi.useRealTimers()
})

test('a page is made once, also for two requests at once', async () => {
  const cache = openCache()
  expect(await Promise.all([find(cache, '/a'), find(cache, '/a')])).toEqual(['/a of site 1', '/a of site 1'])
  expect(await find(cache, '/a')).toBe('/a of site 1')
  expect([made, looks]).toEqual([['/a'], 1])
})

test('a change shows on every page with the first request after the next look', async () => {
  const cache = openCache()
  for (const name of ['/a', '/b']) await find(cache, name)
  revision = 2
  vi.advanceTimersByTime(lookEveryMs - 1)
  expect(await find(cache, '/a')).toBe('/a of site 1')
  vi.advanceTimersByTime(1)
  for (const name of ['/a', '/b']) expect(await find(cache, name)).toBe(`${name} of site 2`)
  expect(looks).toBe(2)
})

test('a page that has not changed is not made again', async () => {
  const cache = openCache()
  await find(cache, '/a')
  vi.advanceTimersByTime(lookEveryMs)
  await find(cache, '/a')
  expect([made, looks]).toEqual([['/a'], 2])
})

test('a page that is still being made of the former site does not stand for the new one', async () => {
  const cache = openCache()
  let finish = (_page: string) => {}
  const slow = find(cache, '/a', () => new Promise((resolve) => (finish = resolve)))
  await vi.waitFor(() => expect(made).toEqual(['/a']))
  revision = 2
  cache.lookAgain()
  expect(await find(cache, '/a')).toBe('/a of site 2')
  finish('/a of site 1')
  await slow
  expect(await find(cache, '/a')).toBe('/a of site 2')
})

test('a page that cannot be made again is shown as it was, reported once, and tried again after a while', async () => {
  const cache = openCache()
  for (const name of ['/a', '/b']) await find(cache, name)
  revision = 2
  vi.advanceTimersByTime(lookEveryMs)
  for (const _time of [1, 2]) expect(await find(cache, '/a', fail)).toBe('/a of site 1')
  expect(await find(cache, '/b')).toBe('/b of site 2')
  expect(told).toEqual(['The public page /a could not be made again'])
  vi.advanceTimersByTime(lookEveryMs)
  expect(await find(cache, '/a')).toBe('/a of site 2')
})

test('a page that was never made fails, and is tried again with the next request', async () => {
  const cache = openCache()
  await expect(find(cache, '/a', fail)).rejects.toThrow('cannot be rendered')
  expect(await find(cache, '/a')).toBe('/a of site 1')
  expect(told).toEqual([])
})

test('a page that the new site does not have is gone', async () => {
  const cache = openCache()
  await find(cache, '/a')
  revision = 2
  vi.advanceTimersByTime(lookEveryMs)
  expect(await find(cache, '/a', none)).toBeNull()
  await expect(find(cache, '/a', fail)).rejects.toThrow('cannot be rendered')
})

test('while the revision cannot be read the last one stands; without one a page fails', async () => {
  const cache = openCache()
  fault = new Error('no database')
  await expect(find(cache, '/a')).rejects.toThrow('no database')
  fault = null
  await find(cache, '/a')
  fault = new Error('no database')
  vi.advanceTimersByTime(lookEveryMs)
  expect(await find(cache, '/a')).toBe('/a of site 1')
  expect(told).toHaveLength(1)
})

test('the page that was not requested for longest makes room; a thousand unknown addresses take none', async () => {
  const cache = openCache()
  const names = Array.from({ length: keptAtMost }, (_each, index) => `/${index}`)
  for (const name of names) await find(cache, name)
  await Promise.all(Array.from({ length: 1000 }, (_each, index) => find(cache, `/none/${index}`, none)))
  made = []
  for (const name of [...names, '/0']) await find(cache, name)
  expect(made).toEqual([])
  for (const name of ['/more', '/0', '/1']) await find(cache, name)
  expect(made).toEqual(['/more', '/1'])
})
