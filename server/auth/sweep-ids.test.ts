import { randomUUID } from 'node:crypto'
import { goodsType } from '#contract/codes.ts'
import { operations } from '#contract/index.ts'
import { isStaffPath, type Operation } from '#contract/wire/operation.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { toWire, wirePath } from '#contract/wire/wire-names.ts'
import { type Busy, busyMember } from '#test/busy-member.ts'
import type { Caller } from '#test/caller.ts'
import { openTestServer } from '#test/harness.ts'
import { bareInput, type Sent } from '#test/inputs.ts'
import { knownHere } from '#test/known.ts'
import { openStory } from '#test/orders.ts'
import { forecastOf, freshNumber, shirt } from '#test/parcels.ts'
import { fingerprints, thingsOf } from '#test/rows.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/*
 * Somebody else's id is answered like an unknown id: every field of every call that takes an id is given all kinds of
 * things that belong to somebody else or were deleted. Made from the contract's table, so that a new call is tested
 * automatically.
 */

const t = await openTestServer()
const story = await openStory(t)
const known = await knownHere(t)
const [meiling, chiho] = [await busyMember(t), await busyMember(t)]
const elsewhere = await t.staff(['W'], { warehouseCodes: [3] })
const theirs = await thingsOf(t.db, meiling.id)
const thrownAway = (await thingsOf(t.db, chiho.id)).filter(({ isDeleted }) => isDeleted)

/** Fields that refer to what everybody may see, and the one that refers to an image code. */
const everybodys = [
  'warehouseId',
  'channelId',
  'channelIds',
  'pickUpPointId',
  'unclaimedParcelId',
  'captchaId',
  'serviceId',
]

interface IdField {
  readonly operation: Operation
  readonly field: string
}

const idFields: readonly IdField[] = operations
  .filter(({ name, transport }) => name !== 'articles.list' && transport !== 'multipart')
  .flatMap((operation) =>
    Object.keys(shapeOf(operation))
      .filter((field) => (/(^i|I)ds?$/.test(field) && !everybodys.includes(field)) || field === 'paymentNumber')
      .map((field) => ({ operation, field })),
  )
const bare = new Map(idFields.map(({ operation }) => [operation, bareInput(operation, known)]))
const ofMembers = idFields.filter(({ operation }) => !isStaffPath(operation.path))
const ofWarehouses = idFields.filter(({ operation: { who } }) => typeof who === 'object' && who.includes('W'))

const channelId = await story.channelId('HK_PARCEL')
const application = async ({ inStock }: Busy): Promise<object> => story.application([inStock])
const ticket = async ({ inStock }: Busy): Promise<object> => story.transfer(inStock)

/** What has to be right before a call looks at an id, in our names; the rest is made from the schema. */
const base: Readonly<Record<string, (who: Busy, field: string) => object | Promise<object>>> = {
  'consignees.save': () => story.receiver(),
  'consignors.save': () => story.shipper(),
  'channels.get': ({ inStock }) => ({ channelId, destinationCode: 'HK', currency: 'CNY', parcelIds: [inStock] }),
  'channels.forAddress': () => ({ destinationCode: 'HK', currency: 'CNY' }),
  'claims.submit': ({ claimable }, field) =>
    field === 'claimId' ? { action: 'withdraw' } : { action: 'submit', ...claimable },
  'disputes.open': () => ({ reason: 'The seller shipped 9 kg.' }),
  'disputes.showMore': ({ dispute, photo }) => ({ id: dispute, photoFileIds: [photo] }),
  'orders.adviseMerge': ({ inStock }, field) => ({
    parcelIds: [inStock],
    currency: 'CNY',
    ...(field === 'receiverId' ? {} : { destinationCode: 'HK' }),
  }),
  'orders.submitConsolidation': async (who, field) =>
    field === 'receiverId' ? { ...(await application(who)), receiver: undefined } : application(who),
  'orders.submitTransfer': async (who, field) => ({
    ...(await ticket(who)),
    ...(field === 'receiverId' ? { receiver: undefined } : {}),
    ...(field === 'shipperId' ? { shipper: undefined } : {}),
    ...(field === 'parcelIds' ? { parcelId: undefined } : {}),
  }),
  'orders.pay': ({ unpaid }) => ({ id: unpaid, expectedDueMinor: 1 }),
  'orders.quotePayment': ({ unpaid }) => ({ id: unpaid }),
  'orders.decideSupplement': ({ owing }, field) => ({
    id: owing,
    choice: field === 'id' ? 'cancel' : 'removeParcels',
    expectedDueMinor: 1,
  }),
  'parcels.forecastOne': () => ({
    ...forecastOf(freshNumber()),
    goods: [{ ...shirt, goodsType: goodsType.codes.ordinary }],
  }),
  'rules.save': ({ receiverId }) => ({ name: 'Home', warehouseCode: 2, receiverId, channelId, currency: 'CNY' }),
  'bankTransfers.submit': ({ voucher }) => ({ amountMinor: 20_000, currency: 'CNY', fileId: voucher }),
  'allowances.ofReceivers': () => ({ receivers: [{ name: 'Chan', phone: '+852 5123 4567', regionCode: 'HK' }] }),
}

const wireObject = z.record(z.string(), z.json())
const withoutGaps = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, part]) => part !== undefined))

/** The answer, with the id that was asked for removed. */
async function ask(who: Caller, { operation, field }: IdField, person: Busy, id: string) {
  const given = wireObject.parse(withoutGaps({ ...(await base[operation.name]?.(person, field)) }))
  const sent: Sent = {
    ...bare.get(operation),
    ...wireObject.parse(toWire(operation.input, given)),
    [wirePath(operation.input, field)]: field.endsWith('s') ? [id] : id,
  }
  const request = wireRequest(operation, sent)
  const response = await who.raw(request.url, {
    method: request.method,
    headers: { lang: 'sh', ...(request.body === null ? {} : { 'content-type': 'application/json' }) },
    body: request.body,
  })
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return { call: operation.name, field, http: response.status }
  const text = (await response.text()).replaceAll(id, 'the id')
  const { requestId: _own, ...told } = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  return { call: operation.name, field, http: response.status, ...told }
}

async function sweep(all: readonly IdField[], work: (place: IdField) => Promise<unknown>) {
  for (let first = 0; first < all.length; first += 8) await Promise.all(all.slice(first, first + 8).map(work))
}

/** About a thousand calls each. */
const patient = { timeout: 180_000 }

// Proves R-450
test(
  'another member’s thing, whatever it is, is answered as an id of nothing is, and nothing of it is touched',
  patient,
  async () => {
    const before = await fingerprints(t.db)
    expect(theirs.length).toBeGreaterThan(25)
    await sweep(ofMembers, async (place) => {
      const nothing = await ask(chiho, place, chiho, randomUUID())
      for (const { table, id } of theirs) expect([table, await ask(chiho, place, chiho, id)]).toEqual([table, nothing])
    })
    expect(await fingerprints(t.db)).toEqual(before)
  },
)

const lists = operations.filter(
  ({ kind, who, output, transport }) =>
    kind === 'read' &&
    who === 'member' &&
    transport === 'json' &&
    output instanceof z.ZodMiniObject &&
    'list' in output.shape,
)

// Proves R-450
test('no list of a member holds anything of another’s, and its owner’s holds some of it', patient, async () => {
  const listed = async (who: Busy) => {
    const answers = await Promise.all(
      lists.map(async (operation) => {
        const given = wireObject.parse(withoutGaps({ ...(await base[operation.name]?.(who, '')) }))
        const sent = {
          ...bareInput(operation, known),
          ...wireObject.parse(toWire(operation.input, given)),
          pageSize: 100,
        }
        const request = wireRequest(operation, sent)
        const response = await who.raw(request.url, {
          method: request.method,
          headers: { 'content-type': 'application/json' },
          body: request.body,
        })
        return response.text()
      }),
    )
    return theirs.filter(({ id }) => answers.some((answer) => answer.includes(id))).map(({ table }) => table)
  }
  expect(lists.length).toBeGreaterThan(15)
  expect(await listed(chiho)).toEqual([])
  expect(new Set(await listed(meiling)).size).toBeGreaterThan(8)
})

test('what a member has thrown away is answered as an id of nothing is', patient, async () => {
  const before = await fingerprints(t.db)
  expect(thrownAway.length).toBeGreaterThan(4)
  await sweep(ofMembers, async (place) => {
    const nothing = await ask(chiho, place, chiho, randomUUID())
    for (const { table, id } of thrownAway)
      expect([table, await ask(chiho, place, chiho, id)]).toEqual([table, nothing])
  })
  expect(await fingerprints(t.db)).toEqual(before)
})

/**
 * Every warehouse may look up parcels, since parcels arrive at the wrong one (B-IN-02): these calls say that others
 * have to handle it.
 */
const saysWhose = [
  'parcelCorrections.correct',
  'staffParcels.addPhotos',
  'staffParcels.setAbnormal',
  'staffParcels.shelve',
  'staffUnclaimedParcels.update',
]

test(
  'what lies in another warehouse is answered to its staff as an id of nothing is, and nothing of it is touched',
  patient,
  async () => {
    const before = await fingerprints(t.db)
    await sweep(ofWarehouses, async (place) => {
      const nothing = await ask(elsewhere, place, chiho, randomUUID())
      for (const { table, id } of theirs) {
        const answer = await ask(elsewhere, place, chiho, id)
        if (saysWhose.includes(place.operation.name))
          expect(answer).toMatchObject({ code: expect.toBeOneOf([9001, 9006]) })
        else expect([table, answer]).toEqual([table, nothing])
      }
    })
    expect(await fingerprints(t.db)).toEqual(before)
  },
)

/** Without this, the three tests above might make calls that never look at the id. */
test('to its owner, every one of these fields tells a thing from nothing', patient, async () => {
  const blind: string[] = []
  const throwingAwayLast = ofMembers.toSorted((a, b) => rank(a) - rank(b))
  for (const place of throwingAwayLast) {
    if (sameToAll.includes(place.operation.name)) continue
    const nothing = await ask(meiling, place, meiling, randomUUID())
    let isSeen = false
    for (const id of [
      ...theirs.map((thing) => thing.id),
      meiling.owingParcelId,
      meiling.photo,
      meiling.service,
      meiling.transfer,
    ]) {
      isSeen = JSON.stringify(await ask(meiling, place, meiling, id)) !== JSON.stringify(nothing)
      if (isSeen) break
    }
    if (!isSeen) blind.push(`${place.operation.name} ${place.field}`)
  }
  expect(blind).toEqual([])
})

/**
 * Nothing is simulated here, nobody has paid the payment, so that it has no receipt, and the Hong Kong allowance is the
 * same however many orders there are.
 */
const sameToAll = ['payments.simulate', 'receipts.ofTopUp', 'allowances.ofReceivers']

/** A call that ends the session comes last. */
const rank = ({ operation: { name } }: IdField) =>
  name === 'signIns.end' ? 2 : Number(/delete|cancel|decide|withdraw/.test(name))

function shapeOf({ input }: Operation): Readonly<Record<string, unknown>> {
  return input instanceof z.ZodMiniObject ? input.shape : {}
}
