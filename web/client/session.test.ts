import { signedIn } from '#contract/signed-in.ts'
import { storageOf } from '#test/storage-of.ts'
import { expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { bindSession, memberSession, whenMemberLeaves, whileSigningOut } from './session.ts'

vi.stubGlobal('sessionStorage', storageOf())
vi.stubGlobal('localStorage', storageOf(new Map([['lang', 'sh']])))
const ended = Response.json({ code: 2003, msg: '', data: null, requestId: '1' }, { status: 401 })
const fine = Response.json({ code: 0, msg: '', data: {}, requestId: '2' })

test('a read that overtakes a sign-out does not lead away as if the session had run out; any other does', async () => {
  let ledAway = 0
  bindSession(memberSession, () => {
    ledAway += 1
  })
  memberSession.keep('t', 'u')
  let answerLogout = () => {}
  const out = new Promise<Response>((resolve) => {
    answerLogout = () => resolve(fine.clone())
  })
  vi.stubGlobal('fetch', async (url: string) => (url.includes('logout') ? out : ended.clone()))
  const leaving = whileSigningOut(call(signedIn.logout, { token: 't' }))
  await expect(call(signedIn.home, {})).rejects.toThrow()
  answerLogout()
  await leaving
  expect([ledAway, memberSession.token()]).toEqual([0, 't'])
  await expect(call(signedIn.home, {})).rejects.toThrow()
  expect([ledAway, memberSession.token()]).toEqual([1, null])
})

test('what was kept for a member goes when they sign out, when their session ends and when another signs in, and only then', async () => {
  const whoIsLeft: (string | null)[] = []
  whenMemberLeaves(() => whoIsLeft.push(memberSession.userId()))
  memberSession.keep('t1', 'meiling')
  memberSession.keep('t2', 'meiling')
  expect(whoIsLeft).toEqual([])
  memberSession.keep('t3', 'chiho')
  expect(whoIsLeft).toEqual(['chiho'])
  bindSession(memberSession, () => {})
  vi.stubGlobal('fetch', async () => ended.clone())
  await expect(call(signedIn.home, {})).rejects.toThrow()
  expect(whoIsLeft).toEqual(['chiho', null])
  memberSession.keep('t4', 'chiho')
  memberSession.drop()
  expect(whoIsLeft).toEqual(['chiho', null, null])
})
