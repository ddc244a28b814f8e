import * as z from 'zod/mini'
import { pickUpRegion } from './codes.ts'
import {
  bool,
  id,
  int,
  keyPage,
  lengthMm,
  list,
  minor,
  nothing,
  storedText,
  text,
  time,
  weightG,
} from '#contract/wire/fields.ts'
import { keyPaging, phone, queryBool, version } from '#contract/wire/input-fields.ts'
import { group, read, staffRoles, write } from '#contract/wire/operation.ts'

/*
 * Where parcels come in and where they are collected, as staff keep it (decision record 73). What is in use is
 * suspended, never deleted; every change names what was before.
 */

const byAdministrators = ['A'] as const
const byService = ['S', 'A'] as const

/** A text that has to be there in each of the three languages. */
const inAll = (max: number) => z.object({ cn: text(1, max), en: text(1, max), sh: text(1, max) })
const inAllOrNone = (max: number) => z.object({ cn: text(0, max), en: text(0, max), sh: text(0, max) })
export const placeName = inAll(60)
export const placeSort = int(0, 100_000)

const warehouseFields = {
  name: placeName,
  recipient: text(1, 50),
  province: text(1, 40),
  city: text(1, 40),
  address: text(1, 200),
  phone,
  mobile: phone,
  postalCode: text(3, 10),
  sort: placeSort,
}

const warehouse = z.object({
  id,
  code: z.int(),
  ...warehouseFields,
  name: storedText,
  active: z.boolean(),
  /** It came with the product: nobody may send parcels there. It becomes ours with its own address. */
  sample: z.boolean(),
  version: z.int(),
})

/** The first code that a new warehouse may have; those below came with the contract. */
export const firstOwnWarehouse = 7

export const staffWarehouses = group('staffWarehouses', {
  list: read('/api/admin/warehouses', {
    id: 'B-MD-01',
    who: staffRoles,
    input: z.object({
      /** Part of a name or an address. */
      keyword: z.optional(text(0, 50)),
      active: z.optional(queryBool),
      ...keyPaging,
    }),
    output: keyPage(warehouse),
  }),
  create: write('/api/admin/warehouses', {
    id: 'B-MD-01',
    who: byAdministrators,
    creates: true,
    input: z.object({
      /** Absent: the next free one. */
      code: z.optional(int(firstOwnWarehouse, 99)),
      ...warehouseFields,
    }),
    output: warehouse,
  }),
  update: write('/api/admin/warehouses/{id}', {
    id: 'B-MD-01',
    who: byAdministrators,
    methods: ['PATCH'],
    input: z.object({ id, ...z.partial(z.object(warehouseFields)).shape, active: z.optional(bool), version }),
    output: warehouse,
  }),
  /** Every sample is suspended, once a warehouse with an address of its own is active (otherwise 9004). */
  suspendSamples: write('/api/admin/warehouses/suspend-samples', {
    id: 'B-MD-21',
    who: byAdministrators,
    input: nothing,
    output: z.object({ suspended: z.int() }),
  }),
})

const areaFields = { regionCode: pickUpRegion, name: placeName, sort: placeSort }
const area = z.object({ code: z.string(), ...areaFields, name: storedText, points: z.int(), version: z.int() })
const areaCode = text(1, 20).check(z.regex(/^[A-Z0-9]{1,9}(-[A-Z0-9]{1,10})?$/, { error: 'field_place_code' }))

export const staffPickUpAreas = group('staffPickUpAreas', {
  list: read('/api/admin/pick-up-areas', {
    id: 'B-MD-05',
    who: staffRoles,
    input: nothing,
    output: z.object({ list: z.array(area) }),
  }),
  create: write('/api/admin/pick-up-areas', {
    id: 'B-MD-05',
    who: byService,
    creates: true,
    input: z.object({ code: areaCode, ...areaFields }),
    output: area,
  }),
  update: write('/api/admin/pick-up-areas/{code}', {
    id: 'B-MD-05',
    who: byService,
    methods: ['PATCH'],
    input: z.object({ code: text(1, 20), ...z.partial(z.object(areaFields)).shape, version }),
    output: area,
  }),
  /** Refused with 9004 while it has points. */
  delete: write('/api/admin/pick-up-areas/{code}', {
    id: 'B-MD-05',
    who: byService,
    methods: ['DELETE'],
    input: z.object({ code: text(1, 20) }),
    output: nothing,
  }),
})

const degrees = (most: number) =>
  z
    .number({ error: 'field_range' })
    .check(z.minimum(-most, { error: 'field_range' }), z.maximum(most, { error: 'field_range' }))

/** The fields of C-51, as staff write them. */
const pointFields = {
  areaCode: text(1, 20),
  destinationCode: text(1, 10),
  name: placeName,
  description: inAllOrNone(500),
  address: text(1, 200),
  phone,
  pickUpTime: text(1, 100),
}

/** What a point may do without. */
const pointLimits = {
  weightLimitG: z.nullable(weightG),
  maxLengthMm: z.nullable(lengthMm),
  storageDays: z.nullable(int(0, 365)),
  /** In HKD, for each day after the free ones. */
  storageFeeMinor: z.nullable(minor),
  lat: z.nullable(degrees(90)),
  lng: z.nullable(degrees(180)),
  /** Lines that deliver there; null: every line that ends at a point. */
  channelIds: z.nullable(list(id, 1, 50)),
}

/** Absent in a new point means none; in a change, as it was. */
const pointLimitsIn = z.partial(z.object(pointLimits)).shape

const point = z.object({
  id,
  ...pointFields,
  ...pointLimits,
  name: storedText,
  description: storedText,
  areaName: storedText,
  open: z.boolean(),
  sample: z.boolean(),
  version: z.int(),
})

export const staffPickUpPoints = group('staffPickUpPoints', {
  list: read('/api/admin/pick-up-points', {
    id: 'B-MD-05',
    who: staffRoles,
    input: z.object({
      keyword: z.optional(text(0, 50)),
      areaCode: z.optional(text(1, 20)),
      open: z.optional(queryBool),
      sample: z.optional(queryBool),
      ...keyPaging,
    }),
    output: z.object({
      ...keyPage(point).shape,
      /** The lines that end at a point, to choose from. */
      channels: z.array(z.object({ id, name: storedText })),
    }),
  }),
  create: write('/api/admin/pick-up-points', {
    id: 'B-MD-05',
    who: byService,
    creates: true,
    input: z.object({ ...pointFields, ...pointLimitsIn }),
    output: point,
  }),
  update: write('/api/admin/pick-up-points/{id}', {
    id: 'B-MD-05',
    who: byService,
    methods: ['PATCH'],
    input: z.object({
      id,
      ...z.partial(z.object(pointFields)).shape,
      ...pointLimitsIn,
      open: z.optional(bool),
      version,
    }),
    output: point,
  }),
  /** Refused with 9004 once an order or a standing rule went there: then it can be suspended. */
  delete: write('/api/admin/pick-up-points/{id}', {
    id: 'B-MD-05',
    who: byService,
    methods: ['DELETE'],
    input: z.object({ id }),
    output: nothing,
  }),
  /** Every sample point goes: those in use are suspended, the others deleted. */
  removeSamples: write('/api/admin/pick-up-points/remove-samples', {
    id: 'B-MD-14',
    who: byService,
    input: nothing,
    output: z.object({ deleted: z.int(), suspended: z.int() }),
  }),
})

export const placeKinds = [
  'warehouse',
  'pickUpArea',
  'pickUpPoint',
  'courier',
  'regions',
  'memberLevel',
  'destination',
  'goodsWord',
] as const
const kind = z.enum(placeKinds, { error: 'field_choice' })

/** What stands against deleting something, and is affected when it is suspended. */
export const placeUses = ['parcels', 'forecasts', 'orders', 'rules', 'staff', 'prices', 'points', 'members'] as const

/** Counting the uses of something stops here. */
export const usesCountedAtMost = 1000

const values = z.nullable(
  z.record(
    z.string(),
    z.custom<z.core.util.JSONType>(() => true),
  ),
)

export const staffPlaces = group('staffPlaces', {
  /** Asked before something is suspended or deleted. */
  uses: read('/api/admin/places/{kind}/{key}/uses', {
    id: 'B-MD-15',
    who: staffRoles,
    input: z.object({ kind, key: text(1, 40) }),
    output: z.object({ list: z.array(z.object({ what: z.enum(placeUses), count: z.int() })) }),
  }),
  /** The newest first: the fields that changed, from what to what. */
  history: read('/api/admin/places/{kind}/{key}/history', {
    id: 'B-MD-16',
    who: staffRoles,
    input: z.object({ kind, key: text(1, 40), ...keyPaging }),
    output: keyPage(z.object({ id, before: values, after: values, at: time, by: z.string() })),
  }),
})
