import { afterEach, expect, test, vi } from 'vitest'
import { bills } from '#contract/bills.ts'
import { download, Failure, setCallHooks } from './api.ts'

/* Files downloaded from the server in chunks. Network and storage are the browser's. */

const written = vi.spyOn(console, 'error').mockImplementation(() => {})
afterEach(() => {
  vi.unstubAllGlobals()
  written.mockClear()
})
setCallHooks({
  token: () => null,
  userId: () => null,
  onSignedOut: () => {},
  onFailedPost: () => {},
  onLoading: () => () => {},
})

const headers = { 'content-disposition': 'attachment; filename="bills.csv"', 'content-type': 'text/csv' }

/** Answers with these chunks; `null` breaks the connection. */
function network(pieces: readonly (string | null)[], status = 200, given: HeadersInit = headers) {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('localStorage', { getItem: () => 'sh', setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async () => {
    const left = [...pieces]
    const body = new ReadableStream<Uint8Array>({
      pull: (file) => {
        const piece = left.shift()
        if (piece === undefined) file.close()
        else if (piece === null) file.error(new TypeError('network error'))
        else file.enqueue(new TextEncoder().encode(piece))
      },
    })
    return new Response(body, { status, headers: given })
  })
}

const ask = (onBytes?: (bytes: number) => void, signal?: AbortSignal) =>
  download(bills.export, { format: 'csv' }, { ...(onBytes ? { onBytes } : {}), signal })

test('a download reports its progress, and is complete under its name', async () => {
  network(['one,', 'two,', 'three'])
  const told: number[] = []
  const { name, bytes } = await ask((count) => told.push(count))
  expect(told).toEqual([4, 8, 13])
  expect([name, bytes.type, await bytes.text()]).toEqual(['bills.csv', 'text/csv', 'one,two,three'])
})

test('a file that breaks off is no file', async () => {
  for (const onBytes of [() => {}, undefined]) {
    network(['one,', null])
    await expect(ask(onBytes)).rejects.toBeInstanceOf(Failure)
  }
})

test('a cancelled download is neither saved nor reported', async () => {
  network(['one,', 'two'])
  const stop = new AbortController()
  await expect(ask(() => stop.abort(), stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(written).not.toHaveBeenCalled()
})

test('what the server refuses is said as it says it', async () => {
  network([JSON.stringify({ code: 1001, msg: 'said', data: { fields: { to: 'too many' } } })], 200, {})
  await expect(ask()).rejects.toMatchObject({ code: 1001, message: 'said', fields: { to: 'too many' } })
})
