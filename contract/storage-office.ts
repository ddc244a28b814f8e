import { storedShows } from '#domain/storage.ts'
import * as z from 'zod/mini'
import { bool, byId, id, int, keyPage, minor, text, time, trackingNumber } from '#contract/wire/fields.ts'
import { keyPaging, memberNumberIn, trackingNumberPart } from '#contract/wire/input-fields.ts'
import { group, read, write } from '#contract/wire/operation.ts'
import { owner } from '#contract/wire/shapes.ts'

/* Parcels that are stored for long, as staff follow them (decision record 96). */

const inBoth = z.object({ CNY: minor, HKD: minor })

export const storedReminder = z.object({
  /** The mark before the free days end, 0 once they have ended; null: a person of the staff sent it. */
  daysLeft: z.nullable(z.int()),
  at: time,
  by: z.nullable(z.string()),
  /** Sent before the last extension: it no longer counts. */
  isOutdated: z.boolean(),
})

const extension = z.object({ days: z.int(), reason: z.string(), showsReason: z.boolean(), by: z.string(), at: time })

const storedParcel = z.object({
  id,
  trackingNumber,
  ...owner.shape,
  warehouseName: z.string(),
  shelf: z.nullable(z.string()),
  goodsName: z.string(),
  inboundAt: time,
  /** Without the days when it waited for us. */
  daysStored: z.int(),
  daysPaused: z.int(),
  /** A weighing is being measured again: the clock stands still. */
  isPaused: z.boolean(),
  freeDaysLeft: z.int(),
  freeUntil: time,
  /** When the longest stay ends. */
  stayUntil: time,
  feeMinor: inBoth,
  reminders: z.array(storedReminder),
  /** The newest first. */
  extensions: z.array(extension),
  /** The last mail about storage to its member was today: the next may be sent tomorrow. */
  remindedToday: z.boolean(),
  /** Closing it was asked for, and waits for another person. */
  isClosing: z.boolean(),
  /** Why it may not be returned or disposed of for its storage yet; null: it may. */
  staysBecause: z.nullable(z.enum(['stay', 'reminders'])),
})

export const staffStorage = group('staffStorage', {
  /** The longest stored first; as `csv` or `xlsx` all that match, as a file. */
  list: read('/api/admin/stored-parcels', {
    id: 'B-IN-55',
    who: ['W', 'S', 'A'],
    showsPeople: true,
    input: z.object({
      /** Without it, all whose free days end within seven days or have ended. */
      show: z.optional(z.enum(storedShows, { error: 'field_choice' })),
      warehouseId: z.optional(id),
      memberNumber: z.optional(memberNumberIn),
      /** The start of the number. */
      trackingNumber: z.optional(trackingNumberPart),
      ...keyPaging,
      format: z.optional(z.enum(['json', 'csv', 'xlsx'], { error: 'field_choice' })),
    }),
    output: z.object({
      ...keyPage(storedParcel).shape,
      freeDays: z.int(),
      longestDays: z.int(),
      extendDaysMax: z.int(),
      remindersNeeded: z.int(),
      /** For each day begun after the free ones, per parcel. */
      perDayMinor: inBoth,
    }),
  }),
  /** More free days, from the end of the free ones or from today; the member is told. */
  extend: write('/api/admin/stored-parcels/{id}/extend', {
    id: 'B-IN-56',
    who: ['S', 'A'],
    input: z.object({ id, days: int(1, 60), reason: text(1, 200), showsReason: z.optional(bool) }),
    output: z.object({ freeUntil: time, addedDays: z.int() }),
  }),
  /** Tells its member today of all their parcels whose free days end or have ended; once a day. */
  remind: write('/api/admin/stored-parcels/{id}/remind', {
    id: 'B-IN-58',
    who: ['S', 'A'],
    input: byId,
    output: z.object({ parcels: z.int() }),
  }),
})
