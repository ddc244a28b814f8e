import { fieldWord } from '#contract/wire/field-texts.ts'
import { languageOfCode, languageOfLocale } from '#contract/wire/language.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { fieldsOf, fromWire, type Json } from '#contract/wire/wire-names.ts'
import type { Language } from '#domain/language.ts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { Refused, refuse } from './refuse.ts'
import type { MemberSession } from '#server/auth/session.ts'

/* What a request says: its body or query in our names, its headers, its language. */

export type Body = Readonly<Record<string, Json>>

/** The input, checked and in our names; what is wrong is refused field by field. */
export function decode(operation: Operation, body: Body): unknown {
  const ours = fromWire(operation.input, body)
  const first = operation.first?.({ ...(ours as Record<string, unknown>) })
  if (first) refuse(first)
  const decoded = z.safeDecode(operation.input, ours as never)
  if (decoded.success) return decoded.data
  const fields: Record<string, string> = {}
  for (const issue of decoded.error.issues) fields[issue.path.join('.')] ??= fieldWord(issue)
  throw new Refused('validation', { fields })
}

/** The parameters of a call, wherever its method carries them. */
export function bodyOf(operation: Operation, request: FastifyRequest): Body {
  const params = isObject(request.params) ? request.params : {}
  if (['GET', 'HEAD'].includes(request.method) || (request.method === 'DELETE' && !request.body))
    return { ...filled(request.query), ...params }
  const { body } = request
  if (body !== undefined && body !== null && !isObject(body)) refuse('validation', { status: 400 })
  const given = isObject(body) ? { ...clearedBy(operation, body), ...withoutNulls(body) } : {}
  return operation.kind === 'read' ? { ...filled(given), ...params } : { ...given, ...params }
}

export const isObject = (value: unknown): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `key=` means that the parameter is absent. */
const filled = (query: unknown): Body =>
  isObject(query) ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== '')) : {}

/** Where a call's schema allows it, `null` clears the stored value. */
const clearedBy = ({ input }: Operation, body: Record<string, Json>): Body =>
  Object.fromEntries(
    fieldsOf(input)
      .filter(({ wire, schema }) => body[wire] === null && mayBeNull(schema))
      .map(({ wire }) => [wire, null]),
  )

const mayBeNull = (schema: unknown) =>
  schema instanceof z.ZodMiniOptional && schema.def.innerType instanceof z.ZodMiniNullable

/** Elsewhere `null` in a body means absent. */
function withoutNulls(value: Record<string, Json>): Record<string, Json> {
  const kept: [string, Json][] = []
  for (const [key, each] of Object.entries(value)) {
    if (each === null) continue
    kept.push([
      key,
      Array.isArray(each)
        ? each.map((part) => (isObject(part) ? withoutNulls(part) : part))
        : isObject(each)
          ? withoutNulls(each)
          : each,
    ])
  }
  return Object.fromEntries(kept)
}

/** The language of a response, in this order: header, query, the member's own, Accept-Language, Simplified Chinese. */
export function languageOf(request: FastifyRequest, member: MemberSession | null): Language {
  const { query } = request
  const named = isObject(query) ? query['lang'] : null
  const accepted = header(request, 'accept-language')?.split(',')[0]?.split(';')[0]?.trim()
  return (
    languageOfCode(header(request, 'lang')) ??
    languageOfCode(typeof named === 'string' ? named : null) ??
    member?.language ??
    (accepted && accepted !== '*' ? languageOfLocale(accepted) : 'zh-Hans')
  )
}

export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
