import { consignees, consignors } from '#contract/addresses.ts'
import { disputes } from '#contract/disputes.ts'
import { feedback } from '#contract/feedback.ts'
import { operations } from '#contract/index.ts'
import type { Input, Operation } from '#contract/wire/operation.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { profiles } from '#contract/profile.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { bankTransfers } from '#contract/topups.ts'
import { type Json, toWire } from '#contract/wire/wire-names.ts'
import type { Caller } from '#test/caller.ts'
import { openTestServer, type TestMember } from '#test/harness.ts'
import { fieldsWithin, inputsOf, type Sent } from '#test/inputs.ts'
import { knownHere } from '#test/known.ts'
import { carton, disputeReason, openStory } from '#test/orders.ts'
import { forecastOf, freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { columnNames, pictureOf } from '#test/rows.ts'
import { upload } from '#test/vouchers.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Refused } from '#server/http/refuse.ts'
import { decode } from '#server/http/request.ts'

/*
 * Fields that a call does not ask for change nothing: the columns of every table and the fields of every answer are
 * sent along, at every level of the input.
 */

const t = await openTestServer()
const story = await openStory(t)
const known = await knownHere(t)

const camel = (column: string) => column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const columns = await columnNames(t.db)
const tempting: ReadonlySet<string> = new Set([
  ...columns,
  ...columns.map(camel),
  ...operations.flatMap(({ output }) => fieldsWithin(output).flatMap(({ ours, wire }) => [ours, wire])),
  ...['isAdmin', 'admin', 'role', 'roles', 'price', 'balance', 'memberId', 'constructor', 'toString'],
])

const wireObject = z.record(z.string(), z.json())
const isPlain = (value: unknown): value is Sent => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same input, with everything that its call does not ask for added to each of its objects. */
function loaded(value: Json, asked: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((part: Json) => loaded(part, asked))
  if (!isPlain(value)) return value
  const own = Object.entries(value).map(([key, part]): [string, Json] => [key, loaded(part, asked)])
  const extra = [...tempting].filter((key) => !asked.has(key)).map((key): [string, Json] => [key, temptation(key)])
  return Object.fromEntries([...extra, ...own])
}

/** A value worth injecting, of the type that the name suggests. */
function temptation(key: string): Json {
  if (/^(is|has|can)[A-Z_]|active|used|published|admin/.test(key)) return true
  if (/(^i|I|_i)d$/.test(key)) return '00000000-0000-7000-8000-000000000000'
  if (/(At|_at)$/.test(key)) return '2020-01-01T00:00:00+08:00'
  return /status|state|lifecycle|role/.test(key) ? 'shipped' : 999_999
}

const askedBy = ({ input }: Operation) => new Set(fieldsWithin(input).map(({ wire }) => wire))

test('no handler is given more than its call asks for', () => {
  const tried = new Set<string>()
  const writes = operations.filter(({ kind, transport }) => kind === 'write' && transport === 'json')
  for (const operation of writes) {
    const asked = askedBy(operation)
    const inputs = fc.sample(inputsOf(operation, known), { numRuns: 15, seed: 26 })
    for (const sent of inputs.filter((each) => handed(operation, each) !== null).slice(0, 2)) {
      tried.add(operation.name)
      const more = handed(operation, wireObject.parse(loaded(sent, asked)))
      expect([operation.name, more]).toEqual([operation.name, handed(operation, sent)])
    }
  }
  expect(writes.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([])
})

/** What the handler is given; null if it is not called. */
function handed(operation: Operation, sent: Sent): unknown {
  try {
    return decode(operation, sent)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

test('a member whose every write carries all columns and answers has what another has whose writes carry nothing more', async () => {
  const [plain, greedy] = [await twin(), await twin()]
  await live(plain, (sent) => sent)
  await live(greedy, (sent, operation) => wireObject.parse(loaded(sent, askedBy(operation))))
  const picture = await pictureOf(t.db, plain.id)
  expect(picture.length).toBeGreaterThan(15)
  expect(await pictureOf(t.db, greedy.id)).toEqual(picture)
  expect(await story.balances(greedy)).toEqual(await story.balances(plain))
})

const twin = () => t.member({ name: 'Chan', balances: { CNY: 20_000 } })

type Load = (sent: Sent, operation: Operation) => Sent

/** From a forecast to a parcel on its way, plus a dispute, a voucher and feedback. */
async function live(member: TestMember, load: Load) {
  const say = async <Op extends Operation>(who: Caller, operation: Op, input: Partial<Input<Op>>): Promise<string> => {
    const sent = load(
      wireObject.parse(toWire(operation.input, z.encode(operation.input, input as never) as Json)),
      operation,
    )
    const request = wireRequest(operation, sent, operation.methods.includes('POST') ? 'POST' : undefined)
    const headers = { 'content-type': 'application/json' }
    const response = await who.raw(request.url, { method: request.method, headers, body: request.body })
    const { code, data } = told.parse(await response.json())
    expect([operation.name, code]).toEqual([operation.name, 0])
    return isPlain(data) && typeof data['id'] === 'string' ? data['id'] : ''
  }
  const { keeper } = story
  await say(member, consignees.save, { ...(await story.receiver()), isDefault: true })
  await say(member, consignors.save, await story.shipper())
  await say(member, profiles.updateProfile, { realName: 'Chan Mei', wechat: 'cat' })
  await say(member, feedback.create, { kind: 'feedback', contactName: 'Chan', phone: '91234567', content: 'Hello' })
  const trackingNumber = freshNumber()
  const parcelId = await say(member, parcels.forecastOne, forecastOf(trackingNumber))
  const gone = await say(member, parcels.forecastOne, forecastOf(freshNumber()))
  await say(member, parcels.delete, { id: gone })
  await say(keeper, staffParcels.receive, scanOf(trackingNumber, await warehouseId(t, 2)))
  const id = await say(member, orders.submitConsolidation, await story.application([parcelId]))
  const { dueMinor } = await member.call(orders.get, { id })
  await say(member, orders.pay, { id, expectedDueMinor: dueMinor })
  await say(keeper, staffOrders.pack, {
    id,
    cartons: [{ ...carton, weightG: 1250, lengthMm: 300, widthMm: 200, heightMm: 100, parcelIds: [parcelId] }],
  })
  const { cartons } = await member.call(orders.get, { id })
  await say(member, disputes.open, { weighingId: cartons[0]?.id ?? '', reason: disputeReason })
  const fileId = await upload(member, '#262626')
  await say(member, bankTransfers.submit, { amountMinor: 20_000, currency: 'CNY', fileId })
}

const told = z.object({ code: z.number(), data: z.json() })
