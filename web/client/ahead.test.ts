import { storageOf } from '#test/storage-of.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { answeredAhead, askAhead, shownAhead } from './ahead.ts'

const answer = Response.json({ code: 0, msg: '', data: {}, requestId: '1' })
const mine = { token: 't', lang: 'sh', userid: 'u' }
let sent: { url: string; headers: unknown }[] = []

beforeEach(() => {
  sent = []
  vi.stubGlobal('window', { location: { search: '' } })
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('sessionStorage', storageOf())
  vi.stubGlobal('localStorage', storageOf(new Map([...Object.entries(mine)])))
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: unknown }) => {
    sent.push({ url, headers })
    return answer
  })
})

test('a read that was sent ahead is taken once by the same member in the same language', async () => {
  askAhead('/api/one', 'member')
  expect(sent).toEqual([{ url: '/api/one', headers: { ...mine, 'content-type': 'application/json' } }])
  expect(await answeredAhead('/api/one', mine)).toBe(answer)
  expect(await answeredAhead('/api/one', mine)).toBeNull()
})

test('another member, or another language, gets nothing of it', async () => {
  askAhead('/api/one', 'member')
  expect(await answeredAhead('/api/one', { ...mine, token: 'another' })).toBeNull()
  askAhead('/api/one', 'member')
  expect(await answeredAhead('/api/one', { ...mine, lang: 'cn' })).toBeNull()
})

test('without a session, or when a link names a language, nothing is sent', () => {
  localStorage.removeItem('token')
  askAhead('/api/one', 'member')
  localStorage.setItem('token', 't')
  vi.stubGlobal('window', { location: { search: '?lang=en' } })
  askAhead('/api/one', 'member')
  expect(sent).toEqual([])
})

test('without an answer the program asks by itself', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network')))
  askAhead('/api/one', 'member')
  expect(await answeredAhead('/api/one', mine)).toBeNull()
})

test('a visitor’s read is sent without a session, and taken with and without one', async () => {
  const bare = { url: '/api/one', headers: { lang: 'sh', 'content-type': 'application/json' } }
  askAhead('/api/one', 'visitor')
  expect(await answeredAhead('/api/one', mine)).toBe(answer)
  localStorage.removeItem('token')
  askAhead('/api/one', 'visitor')
  expect(await answeredAhead('/api/one', { lang: 'sh' })).toBe(answer)
  expect(sent).toEqual([bare, bare])
})

test('what is shown of an answer can still be taken', async () => {
  askAhead('/api/one', 'member')
  expect(await shownAhead('/api/one')).toMatchObject({ code: 0 })
  const taken = await answeredAhead('/api/one', mine)
  expect(await taken?.json()).toMatchObject({ code: 0 })
  expect(await shownAhead('/api/one')).toBeNull()
})

test('an answer that the document brought along is taken without a call, and only for its own address', async () => {
  localStorage.removeItem('token')
  localStorage.removeItem('userid')
  const brought = { dataset: { answers: '/api/code' }, textContent: '{"code":0,"data":{"image":"x"}}' }
  vi.stubGlobal('document', { querySelector: () => brought })
  askAhead('/api/code', 'visitor')
  expect(sent).toEqual([])
  expect(await shownAhead('/api/code')).toMatchObject({ data: { image: 'x' } })
  expect(await (await answeredAhead('/api/code', { lang: mine.lang }))?.json()).toMatchObject({ code: 0 })
  askAhead('/api/other', 'visitor')
  expect(sent.map(({ url }) => url)).toEqual(['/api/other'])
})
