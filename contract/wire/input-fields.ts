import { isEmail, tidyEmail } from '#domain/email.ts'
import { sorts } from '#domain/long-list.ts'
import { isPlainText, severalLines } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'
import * as z from 'zod/mini'
import { id, int, list, orRequired, requiredText, text } from './fields.ts'
import { named } from './wire-names.ts'

/*
 * Fields that callers give; hardly an answer has one. They are not in `fields.ts`, because a phone takes 0.05 ms to make a
 * schema, and the members' home page needs none of these (docs/decisions/0108).
 */

/** Text of several lines, such as a letter: trimmed, with line breaks as the database stores them. */
export const linesOfText = (min: number, max: number) =>
  requiredText.check(
    z.overwrite(severalLines),
    z.minLength(min, { error: orRequired('field_too_short') }),
    z.maxLength(max, { error: 'field_too_long' }),
    z.refine((value) => value.split('\n').every(isPlainText), { error: 'field_text' }),
  )

/** Kept character for character: passwords are neither trimmed nor normalised. */
export const secret = requiredText.check(
  z.minLength(1, { error: 'field_required' }),
  z.maxLength(64, { error: 'field_too_long' }),
)

export const email = requiredText.check(
  z.overwrite(tidyEmail),
  z.minLength(1, { error: 'field_required' }),
  z.refine(isEmail, { error: 'M-02' }),
)

/** A phone number as people write it anywhere in the world. */
export const phone = text(1, 20).check(z.regex(/^[0-9+() -]{5,20}$/, { error: 'field_phone' }))

/** The version that the caller saw; if there is a newer one, the call is refused with 1005. */
export const version = z.optional(int(1, 1_000_000_000))

/**
 * A moment given by a caller: with any offset, or a bare day, which means its first or last second. It is passed on in
 * UTC, because the database accepts fewer offsets than ISO 8601 allows.
 */
const moment = (secondOfDay: string) =>
  requiredText.check(
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

/* A query holds text and a POST body holds values: reads accept both. */
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

/* Fields that are sent under another name (`wire-names.ts`). */

export const parcelIdsIn = named('packageIds', list(id, 1, 100))
export const parcelIdsQuery = named('packageIds', queryList(id, 1, 100))

/** One courier number of one parcel: full-width forms are folded, spaces and commas inside are refused. */
export const trackingNumberIn = named(
  'trackingNo',
  requiredText.check(
    z.minLength(1, { error: 'field_required' }),
    z.overwrite((typed) => tidyTrackingNumber(typed) ?? typed),
    z.refine((typed) => tidyTrackingNumber(typed) !== null, { error: 'field_tracking_number' }),
  ),
)
/** What a search is given. */
export const trackingNumberPart = named('trackingNo', text(0, 32))

export const orderNumberIn = named('orderNo', text(0, 20))
export const memberNumberIn = named('memberNo', text(0, 12))
export const transferNumberIn = named('transferNo', text(0, 40))

/** Page number and size. */
export const paging = {
  page: z._default(queryInt(1, 100_000), 1),
  pageSize: z._default(queryInt(1, 100), 10),
}

/** The newest first unless asked otherwise. */
export const sorting = { sort: z.optional(z.enum(sorts, { error: 'field_choice' })) }

export const range = { from: z.optional(fromTime), to: z.optional(toTime) }

interface Range {
  from?: string | undefined
  to?: string | undefined
}

const isRange = ({ from, to }: Range) => from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)

/** `from` after `to` is refused on `to`. */
export const inOrder = z.refine<Range>(isRange, { error: 'field_time_order', path: ['to'] })

/** For long staff lists: returns what comes after the given row. */
export const keyPaging = { after: z.optional(id), pageSize: z._default(queryInt(1, 100), 10) }

/**
 * The typed code of an image (E-01). Its format is checked together with the code: a wrong format is a wrong code
 * (R-415).
 */
export const captcha = {
  captchaId: text(1, 64),
  captchaCode: text(1, 16),
}

/** For calls that only ask some callers for a code. */
export const captchaIfAsked = { captchaId: z.optional(captcha.captchaId), captchaCode: z.optional(captcha.captchaCode) }

/**
 * The solution of the work that 2023 asked for, `salt:number:seal`; it replaces the image code that was sent before.
 */
export const proof = z.optional(text(1, 200))

/** A picture: the id of an uploaded file, or a data URL for clients that only speak JSON. */
export const picture = { fileId: z.optional(id), imageBase64: z.optional(z.string()) }
