import { operations } from '#contract/index.ts'
import { isStaffPath, type Method, type Operation, type StaffRole, staffRoles } from '#contract/operation.ts'
import { refusals, type Refusal, refusalText } from '#contract/refusals.ts'
import { wireRequest } from '#contract/request.ts'
import { type Json, wireName } from '#contract/wire-names.ts'
import { type Caller } from '#test/caller.ts'
import { languages, type Text } from '#domain/language.ts'
import { openTestHouse } from '#test/harness.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* Made from the contract's table: a call that is added is swept by existing. */

const t = await openTestHouse()
const meiling = await t.member()
const staff = new Map<StaffRole, Caller>()
for (const role of staffRoles) staff.set(role, await t.staff([role]))

const envelopes = operations.filter((operation) => operation.transport === 'json')
const nobody = '00000000-0000-7000-8000-000000000000'
const allMethods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

async function send(who: Caller, operation: Operation, method: Method, params: Readonly<Record<string, Json>> = {}) {
  const request = wireRequest(
    operation,
    { ...(operation.path.includes('{id}') ? { id: nobody } : {}), ...params },
    method,
  )
  const response = await who.raw(request.url, {
    method,
    headers: request.body === null ? {} : { 'content-type': 'application/json' },
    ...(request.body === null ? {} : { body: request.body }),
  })
  const answer = (await response.json()) as { code: number; data: Json }
  return { http: response.status, headers: response.headers, ...answer }
}

test('without a token every call that needs one is 401, by every method it takes', async () => {
  for (const operation of envelopes) {
    for (const method of operation.methods) {
      const { http, code } = await send(t.visitor, operation, method)
      const isOpen = operation.who === 'anyone' || operation.who === 'visitor'
      expect([operation.name, method, http === 401], `${code}`).toEqual([operation.name, method, !isOpen])
    }
  }
})

test('no answer sets a cookie, each has a whole code, and each code but 0 stands in the catalogue', async () => {
  const known: readonly number[] = [0, ...Object.values(refusals).map(({ code }) => code)]
  const callers: readonly Caller[] = [t.visitor, meiling, ...staff.values()]
  for (const operation of envelopes) {
    for (const who of callers) {
      // Ending these sessions would make the rest of the sweep a sweep of nobody.
      if (['staff.logout', 'auth.logout'].includes(operation.name)) continue
      const [method = 'GET'] = operation.methods
      const { headers, code } = await send(who, operation, method)
      expect([operation.name, headers.get('set-cookie'), known.includes(code)]).toEqual([operation.name, null, true])
    }
  }
})

test('whoever is refused reads the catalogue’s sentence, in the language asked for', async () => {
  const words = new Map<number, Refusal>(Object.entries(refusals).map(([word, { code }]) => [code, word as Refusal]))
  const sentenceOf = (code: number, call: string): Text | null => {
    const word = words.get(code)
    return word ? refusalText(word, call) : null
  }
  const codes = new Set<number>()
  const callers = [t.visitor, meiling, staff.get('A') ?? t.visitor, staff.get('E') ?? t.visitor]
  for (const operation of envelopes.filter(({ name }) => !['staff.logout', 'auth.logout'].includes(name))) {
    for (const language of languages) {
      for (const who of callers) {
        const { code, msg } = await who.ask(operation, operation.path.includes('{id}') ? { id: nobody } : {}, {
          language,
        })
        if (code === 0) continue
        codes.add(code)
        expect([operation.name, code, msg]).toEqual([operation.name, code, sentenceOf(code, operation.id)?.[language]])
      }
    }
  }
  expect(codes.size).toBeGreaterThan(5)
})

test('methods that no call takes on a path are 405', async () => {
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const here = operations.filter((operation) => operation.path === path)
    const taken = here.flatMap((operation) => operation.methods)
    const [first] = here
    for (const method of allMethods.filter((each) => !taken.includes(each))) {
      if (first) expect([path, method, (await send(t.visitor, first, method)).http]).toEqual([path, method, 405])
    }
  }
})

test('a member opens no call of staff, and staff no call of members', async () => {
  for (const operation of envelopes) {
    const [method = 'GET'] = operation.methods
    if (isStaffPath(operation.path) && operation.who !== 'anyone')
      expect([operation.name, (await send(meiling, operation, method)).http]).toEqual([operation.name, 401])
    const admin = staff.get('A')
    if (operation.who === 'member' && admin)
      expect([operation.name, (await send(admin, operation, method)).http]).toEqual([operation.name, 401])
  }
})

test('a role opens what the contract gives it, cell by cell', async () => {
  for (const operation of envelopes) {
    const { who } = operation
    if (typeof who !== 'object') continue
    for (const role of staffRoles) {
      const [method = 'GET'] = operation.methods
      const { http, code } = await send(staff.get(role) ?? t.visitor, operation, method)
      const may = role === 'A' || who.includes(role)
      expect([operation.name, role, http === 403 && code === 9001]).toEqual([operation.name, role, !may])
    }
  }
})

test('an id of nobody is not found, wherever an id alone is asked for', async () => {
  const byIdAlone = envelopes.filter((operation) => {
    const shape = shapeOf(operation)
    return shape.length === 1 && shape[0] === 'id'
  })
  expect(byIdAlone.length).toBeGreaterThan(8)
  for (const operation of byIdAlone) {
    const [method = 'GET'] = operation.methods
    const who = operation.who === 'member' ? meiling : (staff.get('A') ?? t.visitor)
    const { code } = await send(who, operation, method, { id: nobody })
    expect([operation.name, code]).toEqual([operation.name, isStaffPath(operation.path) ? 9006 : 1002])
  }
})

test.each([
  ['a number', 5],
  ['a list', [1, 2]],
  ['an object', { a: 1 }],
  ['a text of 5 000 letters', 'x'.repeat(5000)],
  ['a NUL', 'a\u0000b'],
  ['half a character', 'a\ud800b'],
  ['a huge number', 1e308],
  ['true', true],
])('%s in every field is never a fault', async (_what, value) => {
  for (const operation of envelopes) {
    // Half a character fits no URL, so it travels in a body where the call takes one.
    const method = operation.methods.includes('POST') ? 'POST' : (operation.methods[0] ?? 'GET')
    if (method !== 'POST' && value === 'a\ud800b') continue
    const who =
      operation.who === 'member' || operation.who === 'visitor'
        ? meiling
        : isStaffPath(operation.path) && operation.who !== 'anyone'
          ? (staff.get('A') ?? t.visitor)
          : t.visitor
    // Ending this very session would make the rest of the sweep a sweep of nobody.
    if (['staff.logout', 'auth.logout'].includes(operation.name)) continue
    const input = Object.fromEntries(shapeOf(operation).map((field) => [wireName(field), value]))
    const { http, code } = await send(
      who,
      operation,
      method,
      operation.path.includes('{id}') ? { ...input, id: nobody } : input,
    )
    expect([operation.name, http < 500, code !== 1000]).toEqual([operation.name, true, true])
  }
})

function shapeOf(operation: Operation): readonly string[] {
  return operation.input instanceof z.ZodMiniObject ? Object.keys(operation.input.shape) : []
}
