import { isEmail, tidyEmail } from '#domain/email.ts'
import { currencies } from '#domain/money.ts'
import { isPlainText, oneLine, severalLines } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import * as z from 'zod/mini'

/*
 * The types of contract A4, each once. An `error` is a word of `field-texts.ts`: the caller reads the sentence in
 * their language under the field.
 */

const string = z.string({ error: 'field_required' })

/** What is left empty is asked for, not called wrong. */
const orRequired =
  (wrong: string) =>
  ({ input }: { readonly input?: unknown }) =>
    input === '' || input === undefined || input === null ? 'field_required' : wrong

/** One line of text: trimmed, no control characters, direction marks dropped (labels are printed). */
export const text = (min: number, max: number) =>
  string.check(
    z.overwrite(oneLine),
    z.minLength(min, { error: orRequired('field_too_short') }),
    z.maxLength(max, { error: 'field_too_long' }),
    z.refine(isPlainText, { error: 'field_text' }),
  )

/** Text of several lines, as somebody writes a letter: trimmed, its line breaks as the database keeps them. */
export const linesOfText = (min: number, max: number) =>
  string.check(
    z.overwrite(severalLines),
    z.minLength(min, { error: orRequired('field_too_short') }),
    z.maxLength(max, { error: 'field_too_long' }),
    z.refine((value) => value.split('\n').every(isPlainText), { error: 'field_text' }),
  )

/** Kept letter for letter: passwords are neither trimmed nor tidied. */
export const secret = string.check(
  z.minLength(1, { error: 'field_required' }),
  z.maxLength(64, { error: 'field_too_long' }),
)

export const id = string.check(
  z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: orRequired('field_id') }),
)

export const email = string.check(
  z.overwrite(tidyEmail),
  z.minLength(1, { error: 'field_required' }),
  z.refine(isEmail, { error: 'M-02' }),
)

/** One courier number of one parcel: full-width forms are folded, spaces and commas inside are refused. */
export const trackingNumber = string.check(
  z.minLength(1, { error: 'field_required' }),
  z.overwrite((typed) => tidyTrackingNumber(typed) ?? typed),
  z.refine((typed) => tidyTrackingNumber(typed) !== null, { error: 'field_tracking_number' }),
)

export const bool = z.boolean({ error: 'field_required' })
/** A number as somebody writes it anywhere in the world. */
export const phone = text(1, 20).check(z.regex(/^[0-9+() -]{5,20}$/, { error: 'field_phone' }))

export const currency = z.enum(currencies, { error: 'field_choice' })
export const int = (min: number, max: number) =>
  z
    .int({ error: orRequired('field_integer') })
    .check(z.minimum(min, { error: 'field_range' }), z.maximum(max, { error: 'field_range' }))

/** No amount of money is larger, in minor units (A4). */
export const largestMinor = 1_000_000_000_000

/** Money in minor units (1/100) beside a `currency`. */
export const minor = int(0, largestMinor)
export const signedMinor = int(-largestMinor, largestMinor)
export const weightG = int(1, 2_000_000)
export const lengthMm = int(1, 20_000)

/** The state that the caller saw; a newer one refuses with 1005 (A7). */
export const version = z.optional(int(1, 1_000_000_000))

/** ISO 8601 with offset, seconds; the server writes it in the business zone (+08:00). */
export const time = z.string()
export const list = <T extends z.ZodMiniType>(schema: T, min: number, max: number) =>
  z
    .array(schema, { error: 'field_required' })
    .check(z.minLength(min, { error: 'field_required' }), z.maxLength(max, { error: 'field_too_many' }))

/**
 * A moment that a caller gives: any offset, or a bare day, which means its first or last second (A4 date range). It is
 * handed on in UTC, because the database knows fewer offsets than ISO 8601 allows.
 */
const moment = (secondOfDay: string) =>
  string.check(
    z.overwrite((typed) =>
      /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T${secondOfDay}+08:00` : typed.replace(' ', '+'),
    ),
    z.iso.datetime({ offset: true, local: false, error: 'field_time' }),
    z.overwrite((typed) => (Number.isNaN(Date.parse(typed)) ? typed : new Date(typed).toISOString())),
    z.refine((typed) => /^(19|20|21)\d\d-/.test(typed), { error: 'field_time' }),
  )
export const fromTime = moment('00:00:00')
export const toTime = moment('23:59:59')
export const pastTime = moment('00:00:00')

/*
 * A query holds text, a POST body holds values: reads take both.
 */
const digits = z.string().check(z.regex(/^-?\d{1,15}$/, { error: 'field_integer' }))

export const queryInt = (min: number, max: number) =>
  z.codec(z.union([z.int(), digits], { error: 'field_integer' }), int(min, max), {
    decode: (value) => Number(value),
    encode: (value) => value,
  })

export const queryBool = z.codec(
  z.union([z.boolean(), z.enum(['1', '0', 'true', 'false'])], { error: 'field_choice' }),
  z.boolean(),
  { decode: (value) => value === true || value === '1' || value === 'true', encode: (value) => value },
)

/** `a,b,c` in a query, a list in a body. */
export const queryList = (schema: z.ZodMiniString, min: number, max: number) =>
  z.codec(z.union([z.string(), z.array(z.string())], { error: 'field_required' }), list(schema, min, max), {
    decode: (value) => (typeof value === 'string' ? value.split(',').filter((each) => each.trim() !== '') : value),
    encode: (values) => values.join(','),
  })

/** Page numbers of contract A5. */
export const paging = {
  page: z._default(queryInt(1, 100_000), 1),
  pageSize: z._default(queryInt(1, 100), 10),
}

export const range = { from: z.optional(fromTime), to: z.optional(toTime) }

interface Range {
  from?: string | undefined
  to?: string | undefined
}

const isRange = ({ from, to }: Range) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)

/** `from` after `to` is refused on `to`. */
export const inOrder = z.refine<Range>(isRange, { error: 'field_time_order', path: ['to'] })

/** A page of rows; `total` counts all that match. */
export const page = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), page: z.int(), pageSize: z.int(), total: z.int() })

/** A page of a list over all members: counting stops at a bound, and `totalCapped` says that there may be more. */
export const cappedPage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ ...page(row).shape, totalCapped: z.boolean() })

/** A long list of staff: what comes after the row that is named. */
export const keyPaging = { after: z.optional(id), pageSize: z._default(queryInt(1, 100), 10) }

/** Its rows; `next` is where the following page begins, null at the end. */
export const keyPage = <T extends z.ZodMiniType>(row: T) =>
  z.object({ list: z.array(row), next: z.nullable(id), total: z.int(), totalCapped: z.boolean() })

export const byId = z.object({ id })
export const nothing = z.object({})

/** The typed code of an image (E-01). Its form is judged with the code itself: a wrong form is a wrong code. */
export const captcha = {
  captchaId: text(1, 64),
  captchaCode: text(1, 16),
}

/** Where a call asks for one of some callers alone. */
export const captchaIfAsked = { captchaId: z.optional(captcha.captchaId), captchaCode: z.optional(captcha.captchaCode) }

/** The solved task that 2023 asked for, `salt:number:seal`; it stands for the image code that was given before it. */
export const proof = z.optional(text(1, 200))

/** A picture: an uploaded file's id, or a data URL for clients that only speak JSON. */
export const picture = { fileId: z.optional(id), imageBase64: z.optional(z.string()) }

/** A text in three languages, as staff calls carry it. */
export const storedText = z.object({ cn: z.string(), en: z.string(), sh: z.string() })
