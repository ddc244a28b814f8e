import { operations } from '#contract/index.ts'
import { isStaffPath, type Operation } from '#contract/wire/operation.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { busyMember } from '#test/busy-member.ts'
import type { Caller } from '#test/caller.ts'
import { openTestServer } from '#test/harness.ts'
import { inputsOf, type Known, nearly, type Sent } from '#test/inputs.ts'
import { knownHere } from '#test/known.ts'
import { faults } from '#test/orders.ts'
import { fingerprints, thingsOf } from '#test/rows.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '#contract/refusals/refusals.ts'

/*
 * Every call is given inputs made from its schema: some that it accepts, some that it nearly accepts. Whatever is sent,
 * the answer is in the catalogue, and a refused write leaves nothing behind. The seed is fixed, so that a failure can
 * be repeated.
 */

const t = await openTestServer()
const meiling = await busyMember(t)
const admin = await t.staff(['A'])
const reference = await knownHere(t)

const things = await thingsOf(t.db, meiling.id)
const nobody = '00000000-0000-7000-8000-000000000000'
const idsIn = (table: string) => [...things.filter((thing) => thing.table === table).map(({ id }) => id), nobody]

/** What an id refers to: by its field, or for a plain `id` by the group of its call. */
const tables: Readonly<Record<string, string>> = {
  receiverId: 'addresses',
  shipperId: 'addresses',
  consignees: 'addresses',
  consignors: 'addresses',
  orderId: 'orders',
  exceptOrderId: 'orders',
  orders: 'orders',
  staffOrders: 'orders',
  parcelId: 'parcels',
  parcelIds: 'parcels',
  matchParcelId: 'parcels',
  parcels: 'parcels',
  staffParcels: 'parcels',
  parcelCorrections: 'parcels',
  nicknames: 'parcels',
  purchases: 'purchases',
  ids: 'bills',
  couponId: 'coupons',
  staffCoupons: 'coupons',
  claimId: 'claims',
  staffClaims: 'claims',
  weighingId: 'order_cartons',
  staffDisputes: 'disputes',
  fileId: 'files',
  proofFileId: 'files',
  rules: 'standing_rules',
  ruleId: 'standing_rules',
  runId: 'rule_runs',
  bankTransfers: 'bank_transfers',
  staffBankTransfers: 'bank_transfers',
}

const named = Object.fromEntries(Object.entries(tables).map(([field, table]) => [field, idsIn(table)]))
const knownTo = ({ name }: Operation): Known => ({
  ...named,
  ...reference,
  id: idsIn(tables[name.split('.')[0] ?? ''] ?? ''),
  month: ['2026-11', '2026-02'],
  memberNumber: [meiling.memberNumber, 'JY0000000'],
  memberNumbers: [meiling.memberNumber],
})

/** They would end the session that the others use, or are not sent as JSON. */
const left = ['staff.logout', 'auth.logout', 'auth.changePassword', 'staff.changePassword', 'signIns.end']
const asked = operations.filter(({ name, transport }) => transport === 'json' && !left.includes(name))

const seed = 20_261_121
const codes: ReadonlySet<number> = new Set([0, ...Object.values(refusals).map(({ code }) => code)])
const envelope = z.object({ code: z.number(), msg: z.string(), requestId: z.string() })

async function send(who: Caller, operation: Operation, sent: Sent) {
  const inPath = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, nobody]))
  const method = operation.methods.includes('POST') ? 'POST' : (operation.methods[0] ?? 'GET')
  const request = wireRequest(operation, { ...inPath, ...sent }, method)
  const response = await who.raw(request.url, {
    method,
    headers: { lang: 'sh', ...(request.body === null ? {} : { 'content-type': 'application/json' }) },
    body: request.body,
  })
  const isFile = /^(text\/csv|application\/vnd\.)/.test(response.headers.get('content-type') ?? '')
  return { http: response.status, body: await response.text(), isFile }
}

/** What is wrong with an answer; null if nothing is. */
function wrongWith({ http, body, isFile }: Awaited<ReturnType<typeof send>>): string | null {
  // The HTTP parser's own refusals have no envelope.
  if (http === 414 || http === 431) return null
  if (http >= 500) return `http ${http}`
  if (isFile) return http === 200 ? null : `a file with http ${http}`
  const read = envelope.safeParse(JSON.parse(body))
  if (!read.success) return `no envelope: ${body.slice(0, 100)}`
  return codes.has(read.data.code) && read.data.code !== 1000 ? null : `code ${read.data.code}`
}

/** Calls that accepted their input at least once. */
const answered = new Set<string>()

const isRefused = ({ body, isFile }: Awaited<ReturnType<typeof send>>) => !isFile && !body.startsWith('{"code":0,')

async function attack(operation: Operation, inputs: readonly Sent[]): Promise<readonly unknown[]> {
  const who = isStaffPath(operation.path) && operation.who !== 'anyone' ? admin : meiling
  const before = operation.kind === 'write' ? await fingerprints(t.db) : {}
  const answers = await Promise.all(inputs.map(async (sent) => ({ sent, ...(await send(who, operation, sent)) })))
  if (!answers.every(isRefused)) answered.add(operation.name)
  const wrong = answers.flatMap(({ sent, ...answer }) => {
    const fault = wrongWith(answer)
    return fault ? [{ call: operation.name, fault, sent: JSON.stringify(sent) }] : []
  })
  if (operation.kind !== 'write' || !answers.every(isRefused)) return wrong
  const after = await fingerprints(t.db)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  return changed.length === 0 ? wrong : [...wrong, { call: operation.name, leftIn: changed }]
}

const samples = (inputs: fc.Arbitrary<Sent>, numRuns: number) => fc.sample(inputs, { numRuns, seed })

test.each([
  ['of the form that its schema asks for', 6, (inputs: fc.Arbitrary<Sent>) => inputs, 76],
  ['of which one part is wrong', 10, nearly, 0],
] as const)(
  'inputs %s are never a fault, and a refused write leaves nothing behind',
  { timeout: 180_000 },
  async (_which, count, made, least) => {
    const wrong: unknown[] = []
    for (const operation of asked)
      wrong.push(...(await attack(operation, samples(made(inputsOf(operation, knownTo(operation))), count))))
    expect(wrong).toEqual([])
    // Otherwise all of them might have been refused before their handler ran.
    expect(answered.size).toBeGreaterThan(least)
    expect(await faults(t)).toEqual([])
  },
)
