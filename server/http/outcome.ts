import { coinNameText } from '#contract/codes.ts'
import { textOfField } from '#contract/wire/server.field-texts.ts'
import { asStored, pickText, type StoredText } from '#contract/wire/language.ts'
import { refusalDetails } from '#contract/refusals/details.ts'
import { listPageOf } from '#contract/refusals/next-step.ts'
import { nothing } from '#contract/wire/fields.ts'
import { isStaffPath, type Operation } from '#contract/wire/operation.ts'
import { type Lead, memberStep, type Refusal, refusals, refusalText, staffStep } from '#contract/refusals/refusals.ts'
import { type Json, toWire, wirePath } from '#contract/wire/wire-names.ts'
import type { Language, Text } from '#domain/language.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inUse } from '#server/code-texts/code-texts.ts'
import { readConfig } from '#server/settings/config.ts'
import { isDatabaseAway, isLockHeld } from '#server/database/db-faults.ts'
import { isDiskFull } from '#server/files/file-store.ts'
import type { Context } from '#server/context.ts'
import { Refused } from './refuse.ts'
import { isObject } from './request.ts'

/* How a failed call is reported: the envelope with its code, sentence, fields, and what to do next. */

const staffTwin: Partial<Record<Refusal, Refusal>> = { validation: 'staff_validation', not_found: 'staff_not_found' }

interface Outcome {
  readonly refusal: Refusal
  readonly details: Readonly<Record<string, unknown>> | null
  readonly lead?: Lead
  /** What staff call the coins; the default name where it was not read. */
  readonly coinName?: StoredText
}

/** What a caller is told: a refusal as it is, an unreachable database as 503, anything else as 1000 with a log line. */
export function asRefusal(error: unknown, request: FastifyRequest, operation: Operation | null): Outcome {
  if (error instanceof Refused) {
    const { refusal, details, lead } = error
    return { refusal: (isForStaff(operation) && staffTwin[refusal]) || refusal, details, lead }
  }
  if (isLockHeld(error)) {
    request.log.warn({ call: operation?.name }, 'a row stayed locked')
    return { refusal: 'row_busy', details: null }
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error, call: operation?.name }, 'the disk is full')
    return { refusal: 'disk_full', details: null }
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error, call: operation?.name }, 'the database did not answer')
    return { refusal: 'maintenance', details: null }
  }
  request.log.error({ err: error, call: operation?.name }, 'fault')
  return { refusal: 'internal', details: null }
}

/** Fills in the names that its sentences leave open. */
export async function named(context: Context, outcome: Outcome): Promise<Outcome> {
  if (!refusals[outcome.refusal].text.en.includes(coinPlace)) return outcome
  const { 'coins.name': coinName } = await readConfig(context)
  return { ...outcome, coinName }
}

const coinPlace = '{coinName}'

export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusal, details, lead = {}, coinName = asStored(coinNameText) }: Outcome,
  language: Language,
  operation: Operation | null,
) {
  const { code, http } = refusals[refusal]
  const { fields, status, text: own, ...rest } = details ?? {}
  const staff = isForStaff(operation)
  const httpStatus = typeof status === 'number' ? status : staff && refusal === 'version_conflict' ? 409 : http
  const say = (text: Text) => inUse(text)[language].replaceAll(coinPlace, pickText(coinName, language))
  const next = nextOnWire(refusal, lead, staff, say)
  const data = (details || next) && {
    ...(toWire(refusalDetails, rest as Json) as object),
    ...(fields ? { fields: fieldSentences(fields as Record<string, string>, operation, language) } : {}),
    ...(next ? { next } : {}),
  }
  const msg = ownSentence(own, language) ?? say(refusalText(refusal, operation?.id ?? null))
  return reply.status(httpStatus).send({ code, msg, data, requestId: request.id })
}

/** What to do next. A page about one thing needs its id; without it, the list is the place to look. */
function nextOnWire(refusal: Refusal, lead: Lead, isStaff: boolean, say: (text: Text) => string) {
  const step = isStaff ? staffStep(refusal) : memberStep(refusal, lead)
  if (!step) return null
  const { text, place } = step
  const list = place && listPageOf[place]
  if (list && lead.id !== undefined) return { text: say(text), place, id: lead.id }
  return { text: say(text), place: list ?? place }
}

const isForStaff = (operation: Operation | null) => operation !== null && isStaffPath(operation.path)

/** A refusal that says more than its code: with a word of the catalogue, or with a text made for it. */
function ownSentence(own: unknown, language: Language): string | null {
  if (typeof own === 'string') return inUse(textOfField(own))[language]
  const sentence = isObject(own) ? own[language] : null
  return typeof sentence === 'string' ? sentence : null
}

/** Paths as the wire names them, with sentences in the caller's language. */
function fieldSentences(fields: Readonly<Record<string, string>>, operation: Operation | null, language: Language) {
  const input = operation?.input ?? nothing
  return Object.fromEntries(
    Object.entries(fields).map(([path, word]) => [wirePath(input, path), inUse(textOfField(word))[language]]),
  )
}
