import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { auth, members } from '#contract/members.ts'
import { orders } from '#contract/orders.ts'
import { read, sourceFiles } from '#test/source-files.ts'
import { call, Failure, Refusal, setCallHooks } from './api.ts'
import { memberSession } from './session.ts'

/* How calls leave the browser and what becomes of their answers. The network and the storage are the browser's. */

const id = '00000000-0000-7000-8000-000000000001'
const answers = { url: '', init: {} as RequestInit, warnings: [] as string[], signedOut: 0 }
const headers = () => answers.init.headers as Readonly<Record<string, string>>

beforeEach(() => {
  const stored = new Map<string, string>([['lang', 'sh']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(answers, { url: '', init: {}, warnings: [], signedOut: 0 })
  setCallHooks({
    token: memberSession.token,
    userId: memberSession.userId,
    onSignedOut: () => answers.signedOut++,
    onFailedPost: (sentence) => answers.warnings.push(sentence),
    onLoading: () => () => {},
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The network answers this. */
function network(status: number, body: unknown) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    Object.assign(answers, { url, init })
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
}
const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
const ok = (data: unknown) => ({ code: 0, msg: '', data, requestId: 'r' })
const pay = () => call(orders.pay, { id, expectedDueMinor: 8200 })
