import { currencies } from '#domain/money.ts'
import { isPlainText, oneLine } from '#domain/plain-text.ts'
import * as z from 'zod/mini'
import { named } from './wire-names.ts'

/*
 * The field types that answers have too, each once; those that callers give are in `input-fields.ts`. An `error` is a
 * word of `field-texts.ts`: the caller reads the sentence in their language under the field.
 */

/** Any text that is there. */
export const requiredText = z.string({ error: 'field_required' })

/** An empty field is reported as required, not as wrong. */
export const orRequired =
  (wrong: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === '' || input === undefined || input === null ? 'field_required' : wrong

/** One line of text: trimmed, no control characters, direction marks dropped (labels are printed). */
export const text = (min: number, max: number) =>
  requiredText.check(
    z.overwrite(oneLine),
    z.minLength(min, { error: orRequired('field_too_short') }),
    z.maxLength(max, { error: 'field_too_long' }),
    z.refine(isPlainText, { error: 'field_text' }),
  )

export const id = requiredText.check(
  z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: orRequired('field_id') }),
)

export const bool = z.boolean({ error: 'field_required' })
export const currency = z.enum(currencies, { error: 'field_choice' })
export const int = (min: number, max: number) =>
  z
    .int({ error: orRequired('field_integer') })
    .check(z.minimum(min, { error: 'field_range' }), z.maximum(max, { error: 'field_range' }))

/** The largest amount of money, in minor units. */
export const largestMinor = 1_000_000_000_000

/** Money in minor units (1/100) beside a `currency`. */
export const minor = int(0, largestMinor)
export const signedMinor = int(-largestMinor, largestMinor)
export const weightG = int(1, 2_000_000)
export const lengthMm = int(1, 20_000)

/** ISO 8601 with offset, seconds; the server writes it in the business zone (+08:00). */
export const time = z.string()
export const list = <T extends z.ZodMiniType>(schema: T, min: number, max: number) =>
  z
    .array(schema, { error: 'field_required' })
    .check(z.minLength(min, { error: 'field_required' }), z.maxLength(max, { error: 'field_too_many' }))

/* Fields of several calls that are sent under another name. */

export const parcelId = named('packageId', id)
export const parcelIds = named('packageIds', z.array(id))
export const trackingNumber = named('trackingNo', z.string())
export const orderNumber = named('orderNo', z.string())
export const logisticsNumber = named('logisticsNo', z.string())
export const purchaseNumber = named('purchaseNo', z.string())

export const memberNumber = named('memberNo', z.string())

export const usedOrderNumber = named('usedOrderNo', z.string())
export const transferNumber = named('transferNo', z.string())
export const referenceNumber = named('refNo', z.string())
export const paymentNumber = named('paymentNo', z.string())

/** A page of rows; `total` counts all matches. */
export const page = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), page: z.int(), pageSize: z.int(), total: z.int() })

/** A page of a list over all members: counting stops at a limit, and `totalCapped` says that there may be more. */
export const cappedPage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ ...page(row).shape, totalCapped: z.boolean() })

/** `next` is where the following page begins, null at the end. */
export const keyPage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), next: z.nullable(id), total: z.int(), totalCapped: z.boolean() })

export const byId = z.object({ id })
export const nothing = z.object({})

/** A text in three languages, as staff calls use it. */
export const storedText = z.object({ cn: z.string(), en: z.string(), sh: z.string() })
