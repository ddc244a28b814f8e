import { operations } from '#contract/index.ts'
import { storedCode } from '#contract/wire/language.ts'
import { isStaffPath, type Method, type Operation, type StaffRole, staffRoles } from '#contract/wire/operation.ts'
import { refusals, type Refusal, refusalText } from '#contract/refusals/refusals.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { fieldsOf, type Json } from '#contract/wire/wire-names.ts'
import { type Caller } from '#test/caller.ts'
import { sql } from '#server/database/db.ts'
import { type Language, languages, type Text } from '#domain/language.ts'
import { noOwnWarehouseText } from '#server/warehouses/text.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/* Made from the contract's table: a new call is tested automatically. */

const t = await openTestServer()
const meiling = await t.member()
// Nothing that wants a fresh proof is done by the way, such as asking for the account to be deleted.
await t.db.run(sql`update member_sessions set proven_at = null`)
const staff = new Map<StaffRole, Caller>()
for (const role of staffRoles) staff.set(role, await t.staff([role]))
const admin = staff.get('A') ?? t.visitor
const everybody: readonly Caller[] = [t.visitor, meiling, ...staff.values()]

const envelopes = operations.filter((operation) => operation.transport === 'json')
const nobody = '00000000-0000-7000-8000-000000000000'
const allMethods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

type Sent = Awaited<ReturnType<typeof send>>

async function send(
  who: Caller,
  operation: Operation,
  { method = operation.methods[0] ?? 'GET', params = {}, language = 'en' }: Partial<Parcel> = {},
) {
  const request = wireRequest(
    operation,
    { ...(operation.path.includes('{id}') ? { id: nobody } : {}), ...params },
    method,
  )
  const response = await who.raw(request.url, {
    method,
    headers: {
      lang: storedCode[language],
      ...(request.body === null ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.body === null ? {} : { body: request.body }),
  })
  return { http: response.status, headers: response.headers, ...envelope.parse(await response.json()) }
}

interface Parcel {
  readonly method: Method
  readonly params: Readonly<Record<string, Json>>
  readonly language: Language
}

/** The HTTP parser's own refusals, such as of a URL that is too long, have neither. */
const envelope = z.object({ code: z._default(z.number(), -1), msg: z._default(z.string(), '') })

/** If these sessions ended, the rest of the sweep would test calls without a session. */
const endsSession = ({ name }: Operation, who: Caller) =>
  (name === 'staff.logout' && who !== t.visitor && who !== meiling) || (name === 'auth.logout' && who !== t.visitor)

/** Several calls at once, so that the sweep does not wait for each answer in turn. */
async function sweep(work: (operation: Operation) => Promise<unknown>, all: readonly Operation[] = envelopes) {
  for (let first = 0; first < all.length; first += 8) await Promise.all(all.slice(first, first + 8).map(work))
}

/** The answers to each call with empty input, by caller: made once, used by the tests below. */
const answers = new Map<Operation, ReadonlyMap<Caller, Sent>>()
await sweep(async (operation) => {
  const told = new Map<Caller, Sent>()
  for (const who of everybody) if (!endsSession(operation, who)) told.set(who, await send(who, operation))
  answers.set(operation, told)
})

const answerTo = (operation: Operation, who: Caller): Sent | undefined => answers.get(operation)?.get(who)

// Proves
test('without a token every call that needs one is 401, by every method it takes', async () => {
  await sweep(async (operation) => {
    for (const method of operation.methods) {
      const { http, code } = await send(t.visitor, operation, { method })
      const isOpen = operation.who === 'anyone' || operation.who === 'visitor'
      expect([operation.name, method, http === 401], `${code}`).toEqual([operation.name, method, !isOpen])
    }
  })
})

// Proves
test('no answer sets a cookie, each has a whole code, and each code but 0 stands in the catalogue', () => {
  const known: readonly number[] = [0, ...Object.values(refusals).map(({ code }) => code)]
  for (const [operation, told] of answers) {
    for (const { headers, code } of told.values())
      expect([operation.name, headers.get('set-cookie'), known.includes(code)]).toEqual([operation.name, null, true])
  }
})

// Proves R-551
test('a refused caller reads the catalogue’s sentence, in the language asked for', async () => {
  const words = new Map<number, Refusal>(
    Object.keys(refusals)
      .filter(isRefusal)
      .map((word) => [refusals[word].code, word]),
  )
  // Refused without any input, for a reason of its own.
  const ownSentences: Readonly<Record<string, Text>> = { 'staffWarehouses.suspendSamples 9004': noOwnWarehouseText }
  const sentenceOf = (code: number, { name, id }: Operation): Text | null => {
    const word = words.get(code)
    return ownSentences[`${name} ${code}`] ?? (word ? refusalText(word, id) : null)
  }
  const codes = new Set<number>()
  await sweep(async (operation) => {
    for (const who of [t.visitor, meiling, admin, staff.get('E') ?? t.visitor]) {
      const first = answerTo(operation, who)
      if (first === undefined || first.code === 0) continue
      for (const language of languages) {
        const { code, msg } = language === 'en' ? first : await send(who, operation, { language })
        codes.add(code)
        expect([operation.name, code, msg]).toEqual([operation.name, code, sentenceOf(code, operation)?.[language]])
      }
    }
  })
  expect(codes.size).toBeGreaterThan(5)
})

test('methods that no call takes on a path are 405', async () => {
  const firstOn = new Map(operations.toReversed().map((operation) => [operation.path, operation]))
  await sweep(
    async (first) => {
      const here = operations.filter(({ path }) => path === first.path)
      const taken = here.flatMap((operation) => operation.methods)
      for (const method of allMethods.filter((each) => !taken.includes(each))) {
        const { http } = await send(t.visitor, first, { method })
        expect([first.path, method, http]).toEqual([first.path, method, 405])
      }
    },
    [...firstOn.values()],
  )
})

// Proves R-455
test('a member opens no call of staff, and staff no call of members', () => {
  const refused = (operation: Operation, who: Caller) =>
    expect([operation.name, answerTo(operation, who)?.http]).toEqual([operation.name, 401])
  for (const operation of envelopes) {
    if (isStaffPath(operation.path) && operation.who !== 'anyone') refused(operation, meiling)
    if (operation.who === 'member') refused(operation, admin)
  }
})

test('an auditor opens every read of staff, and no write', async () => {
  const auditor = staff.get('U') ?? t.visitor
  const ofStaff = operations.filter(({ path, who }) => isStaffPath(path) && typeof who === 'object')
  expect(ofStaff.filter(({ kind }) => kind === 'read').length).toBeGreaterThan(25)
  for (const { name, kind, who } of ofStaff)
    expect([name, typeof who === 'object' && who.includes('U')]).toEqual([name, kind === 'read'])
  const refused = ofStaff.filter(({ transport }) => transport === 'json')
  for (const operation of refused) {
    const { http, code } = answerTo(operation, auditor) ?? {}
    const isRefused = http === 403 && code === 9001
    expect([operation.name, isRefused]).toEqual([operation.name, operation.kind === 'write'])
  }
})

test('a role may make exactly the calls that the contract gives it', () => {
  for (const operation of envelopes) {
    const { who } = operation
    if (typeof who !== 'object') continue
    for (const role of staffRoles) {
      const { http, code } = answerTo(operation, staff.get(role) ?? t.visitor) ?? {}
      const may = role === 'A' || who.includes(role)
      expect([operation.name, role, http === 403 && code === 9001]).toEqual([operation.name, role, !may])
    }
  }
})

// Proves R-450
test('an id of nobody is not found, wherever an id alone is asked for', async () => {
  const byIdAlone = envelopes.filter((operation) => {
    const shape = shapeOf(operation)
    return shape.length === 1 && shape[0] === 'id'
  })
  expect(byIdAlone.length).toBeGreaterThan(8)
  for (const operation of byIdAlone) {
    const who = operation.who === 'member' ? meiling : admin
    const { code } = await send(who, operation, { params: { id: nobody } })
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
  await sweep(async (operation) => {
    // Half a surrogate pair cannot be in a URL, so it is sent in a body where the call takes one.
    const method = operation.methods.includes('POST') ? 'POST' : (operation.methods[0] ?? 'GET')
    if (method !== 'POST' && value === 'a\ud800b') return
    const who = whoMay(operation)
    if (endsSession(operation, who)) return
    const input = Object.fromEntries(fieldsOf(operation.input).map(({ wire }) => [wire, value]))
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const replaced = inPath.filter((name) => name === 'id' || value === 'a\ud800b').map((name) => [name, nobody])
    const params = { ...input, ...Object.fromEntries(replaced) }
    const { http, code } = await send(who, operation, { method, params })
    expect([operation.name, http < 500, code !== 1000]).toEqual([operation.name, true, true])
  })
})

const isRefusal = (word: string): word is Refusal => Object.hasOwn(refusals, word)

function whoMay({ who, path }: Operation): Caller {
  if (who === 'member' || who === 'visitor') return meiling
  return isStaffPath(path) && who !== 'anyone' ? admin : t.visitor
}

function shapeOf(operation: Operation): readonly string[] {
  return operation.input instanceof z.ZodMiniObject ? Object.keys(operation.input.shape) : []
}
