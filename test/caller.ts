import { storedCode } from '#contract/wire/language.ts'
import type { Input, Method, Operation, Output } from '#contract/wire/operation.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { fromWire, type Json, toWire } from '#contract/wire/wire-names.ts'
import type { Language } from '#domain/language.ts'
import * as z from 'zod/mini'

/** What a call returned: HTTP status, envelope, and the data both as sent and in our own words. */
export interface Answer<T> {
  readonly http: number
  readonly code: number
  readonly msg: string
  readonly requestId: string
  /** As on the wire. */
  readonly wire: Json
  /** In our own words; only valid if `code` is 0. */
  readonly data: T
  readonly headers: Headers
}

export interface CallOptions {
  readonly key?: string
  readonly language?: Language
  readonly headers?: Readonly<Record<string, string>>
  readonly method?: Method
}

/** Someone who calls: a visitor, a member or staff. */
export interface Caller {
  /** Calls and expects success; otherwise throws with the code and message. */
  call<Op extends Operation>(operation: Op, input: Draft<Op>, options?: CallOptions): Promise<Output<Op>>
  /** Calls and returns whatever was answered. */
  ask<Op extends Operation>(operation: Op, input: unknown, options?: CallOptions): Promise<Answer<Output<Op>>>
  raw(path: string, init?: RequestInit): Promise<Response>
}

type Draft<Op extends Operation> = Partial<Input<Op>>

/** A caller with a token (or none) at a server. */
export function callerAt(url: string, token: string | null): Caller {
  const ask: Caller['ask'] = async (operation, input, options = {}) => {
    const wire = toWire(operation.input, encodeInput(operation, input))
    const { url: path, method, body } = wireRequest(operation, wire, options.method)
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        lang: storedCode[options.language ?? 'en'],
        ...(token ? { token } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...options.headers,
      },
      body,
    })
    const envelope = (await response.json()) as { code: number; msg: string; data: Json; requestId: string }
    if (envelope.code !== 0) requireInCatalogue(operation, envelope)
    const data =
      envelope.code === 0 ? z.decode(operation.output, fromWire(operation.output, envelope.data) as never) : null
    return { http: response.status, ...envelope, wire: envelope.data, data: data as never, headers: response.headers }
  }
  return {
    ask,
    call: async (operation, input, options) => {
      const answer = await ask(operation, input, options)
      if (answer.code !== 0)
        throw new Error(`${operation.name} answered ${answer.code} ${answer.msg} ${JSON.stringify(answer.wire)}`)
      return answer.data
    },
    raw: (path, init = {}) =>
      fetch(`${url}${path}`, { ...init, headers: { ...(token ? { token } : {}), ...init.headers } }),
  }
}

const catalogue: ReadonlySet<number> = new Set(Object.values(refusals).map(({ code }) => code))

/** Every answer to any test must be in the catalogue and have a message. */
function requireInCatalogue({ name }: Operation, { code, msg }: { readonly code: number; readonly msg: string }) {
  if (!catalogue.has(code)) throw new Error(`${name} answered ${code}, which stands in no catalogue`)
  if (msg.trim() === '') throw new Error(`${name} answered ${code} without a word`)
}

/** Encodes our words where possible; what a schema refuses is sent as given, so that bad input reaches the server. */
function encodeInput(operation: Operation, input: unknown): Json {
  const encoded = z.safeEncode(operation.input, input as never)
  return (encoded.success ? encoded.data : encodeLoosely(operation, input)) as Json
}

function encodeLoosely(operation: Operation, input: unknown): Json {
  const shape: Record<string, z.ZodMiniType> =
    'shape' in operation.input ? (operation.input.shape as Record<string, z.ZodMiniType>) : {}
  if (typeof input !== 'object' || input === null) return input as Json
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      const part = shape[key] ? z.safeEncode(shape[key], value as never) : null
      return [key, (part?.success ? part.data : value) as Json]
    }),
  )
}
