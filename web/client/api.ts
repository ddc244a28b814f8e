import { storedCode } from '#contract/wire/language.ts'
import { message } from '#contract/messages.ts'
import { type NextStepPage, nextStepPages } from '#contract/refusals/next-step.ts'
import { nothing } from '#contract/wire/fields.ts'
import type { Input, Operation, Output, Schema } from '#contract/wire/operation.ts'
import { requestFor, type WireRequest } from '#contract/wire/request.ts'
import { fromWire, type Json, ourPath } from '#contract/wire/wire-names.ts'
import * as refusalCode from '#contract/refusals/codes.ts'
import * as z from 'zod/mini'
import { currentLanguage } from '#web/kit/text/language.ts'
import { apiUrl } from './api-host.ts'

/** What to do next, in the reader's language, and the page that helps. */
interface Next {
  readonly text: string
  readonly place: NextStepPage | null
  /** The parcel or order that the page is about. */
  readonly id: string | null
}

/** The server said no: its code, its sentence in the reader's language, the fields it is about, and what to do next. */
export class Refusal extends Error {
  // Only declared: the build for older browsers adds a helper to every page for fields that are defined.
  declare readonly code: number
  declare readonly fields: Readonly<Record<string, string>>
  declare readonly data: Readonly<Record<string, Json>>
  declare readonly next: Next | null

  constructor(code: number, sentence: string, data: Json, fields: Readonly<Record<string, string>> = {}) {
    super(sentence)
    this.code = code
    const details = asObject(data)
    this.data = details
    this.fields = fields
    this.next = nextOf(asObject(details['next']))
  }
}

/** Sentence and next step, for places with only one line. */
export const wordsOf = ({ message: sentence, next }: Refusal): string =>
  next ? [sentence, next.text].join(currentLanguage() === 'en' ? '. ' : '。') : sentence

/** No answer, or a status outside 2xx: nothing is known about what happened. */
export class Failure extends Error {
  declare readonly status: number | null
  /** There was no network when it was to be sent, so it was not. */
  declare readonly isUnsent: boolean

  constructor(sentence?: string, status: number | null = null, isUnsent = false) {
    super(sentence)
    this.status = status
    this.isUnsent = isUnsent
  }
}

/** There was no answer, or one of a proxy that says that the server gives none: another try may succeed. */
export const isUnreached = (error: Error): boolean =>
  error instanceof Failure && (error.status === null || [502, 503, 504].includes(error.status))

const asObject = (data: Json): Readonly<Record<string, Json>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, Json>) : {}

/** A place that this page does not know yet is ignored: only the sentence is shown. */
function nextOf({ text, place, id }: Readonly<Record<string, Json>>): Next | null {
  if (typeof text !== 'string' || text === '') return null
  return { text, place: nextStepPages.find((each) => each === place) ?? null, id: typeof id === 'string' ? id : null }
}

/** What the server refused, its fields by the paths that forms use. */
function refusalOf(input: Schema, { code, msg, data }: Envelope): Refusal {
  const fields = Object.entries(asObject(asObject(data)['fields']))
  const ours = fields.map(([path, sentence]) => [ourPath(input, path), String(sentence)])
  return new Refusal(code, msg, data, Object.fromEntries(ours))
}

/** What happens around calls; the two front ends each set their own hooks (see `session.ts`). */
export interface CallHooks {
  readonly token: () => string | null
  readonly userId: () => string | null
  /** The session has ended: drop it and go to sign-in. */
  readonly onSignedOut: () => void
  /**
   * Shows M-12 for a POST that failed. A failed GET shows no toast; its place on the page shows an error with retry.
   */
  readonly onFailedPost: (sentence: string) => void
  /** What is said instead of M-12 where a front end has a sentence of its own. */
  readonly failedWords?: (failed: FailedCall) => string
  /** The answer to a read that was sent before the program had arrived (`ahead.ts`). */
  readonly answeredAhead?: (url: string, headers: Readonly<Record<string, string>>) => Promise<Response | null>
  /** Shows a message during a long read; returns a function that hides it. */
  readonly onLoading: (sentence: string) => () => void
}

/** `unsent`: there was no network. `unknown`: it was sent, and nobody knows what became of it. `refused`: a status 4xx. */
export type FailedCall = 'read' | 'unsent' | 'unknown' | 'refused'

let hooks: CallHooks = {
  token: () => null,
  userId: () => null,
  onSignedOut: () => {},
  onFailedPost: () => {},
  onLoading: () => () => {},
}
export const setCallHooks = (given: CallHooks): void => {
  hooks = given
}

export interface CallOptions {
  /** Idempotency key: one per opening of a form, kept until there is an answer. */
  readonly key?: string | undefined
  /** The page itself says that there was no answer. */
  readonly isQuiet?: boolean
  /** Shown during the read. */
  readonly loading?: string | undefined
  readonly signal?: AbortSignal | undefined
}

/** Calls an operation of the contract. Throws Refusal if the server says no, Failure if there is no answer. */
export async function call<Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  options: CallOptions = {},
): Promise<Output<Op>> {
  await refuseFaults(operation, input)
  const hide = options.loading ? hooks.onLoading(options.loading) : () => {}
  try {
    const answer = await send(operation.input, requestFor(operation, input), options)
    return z.decode(operation.output, fromWire(operation.output, answer) as never) as Output<Op>
  } finally {
    hide()
  }
}

/** What the server would refuse never leaves the page. The sentences are loaded when there is a fault to name. */
async function refuseFaults(operation: Operation, input: unknown): Promise<void> {
  if (z.safeEncode(operation.input, input as never).success) return
  const { faultCode, inputFaults } = await import('./input-faults.ts')
  const faults = inputFaults(operation, input, currentLanguage())
  throw new Refusal(faultCode(operation, faults), Object.values(faults)[0] ?? '', null, faults)
}

/** Sends a picture (E-04, B-SY-04). */
export async function uploadPicture(
  path: string,
  purpose: string,
  file: Blob,
): Promise<{ fileId: string; url: string }> {
  const form = new FormData()
  form.append('purpose', purpose)
  form.append('file', file, 'picture')
  const answer = await send(nothing, { method: 'POST', url: path, body: form }, {})
  const { fileId, url } = answer as { fileId: string; url: string }
  return { fileId, url }
}

/**
 * Opens a stream of events; null without an answer. It never ends the session: the next read finds out by itself, when
 * somebody looks.
 */
export const openStream = (
  { path }: Operation,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response | null> =>
  fetch(apiUrl(path), { headers: { ...headersFor(null, undefined), ...headers }, signal, cache: 'no-store' }).catch(
    () => null,
  )

/** Downloads a file with the token, which a plain link would not send; if refused, it throws as `call` does. */
export async function download<Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  options: DownloadOptions = {},
): Promise<{ readonly name: string; readonly bytes: Blob }> {
  await refuseFaults(operation, input)
  const request = requestFor(operation, input)
  const response = await answerTo(request, options)
  const name = /filename="([^"]+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1]
  if (!response?.ok || name === undefined) return throwAnswer(operation.input, request, response)
  const bytes = await received(response, options.onBytes).catch(() => null)
  options.signal?.throwIfAborted()
  return bytes ? { name, bytes } : fail(request, response)
}

interface DownloadOptions extends Pick<CallOptions, 'signal'> {
  /** Called repeatedly during the download, with the number of bytes so far. */
  readonly onBytes?: (bytes: number) => void
}

async function received(response: Response, onBytes: DownloadOptions['onBytes']): Promise<Blob> {
  const reader = onBytes && response.body?.getReader()
  if (!reader) return response.blob()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    bytes += piece.value.length
    onBytes(bytes)
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' })
}

async function throwAnswer(input: Schema, request: Outgoing, response: Response | null): Promise<never> {
  const envelope = response && (await readEnvelope(response))
  if (envelope && envelope.code !== 0 && envelope.code !== refusalCode.internal) throw refusalOf(input, envelope)
  return fail(request, response)
}

/** Refusals that are no 200 and still have something to say: too often, changed meanwhile, a row or the disk is busy. */
const refusedOtherwise: readonly number[] = [
  refusalCode.rate_limited,
  refusalCode.version_conflict,
  refusalCode.row_busy,
  refusalCode.disk_full,
]

interface Outgoing extends Omit<WireRequest, 'body'> {
  readonly body: string | FormData | null
}

/** `input`: the schema of what is sent, which knows the names of its fields. */
async function send(input: Schema, request: Outgoing, options: CallOptions): Promise<Json> {
  const isOffline = hasNoNetwork()
  const response = await answerTo(request, options)
  const envelope = response ? await readEnvelope(response) : null
  options.signal?.throwIfAborted()
  if (envelope && (response?.ok || envelope.code >= 9000 || refusedOtherwise.includes(envelope.code))) {
    if (envelope.code === 0) return envelope.data
    throw refusalOf(input, envelope)
  }
  return fail(request, response, { isQuiet: options.isQuiet, isUnsent: isOffline && response === null })
}

/** Asked before a call is sent. It is sent all the same: some devices wrongly say that they have no network. */
const hasNoNetwork = () => typeof navigator !== 'undefined' && navigator.onLine === false

async function answerTo({ url, method, body }: Outgoing, options: CallOptions) {
  const headers = headersFor(body, options.key)
  const ahead = method === 'GET' ? await hooks.answeredAhead?.(url, headers) : null
  const sent = { method, headers, body, signal: options.signal ?? null }
  const response =
    ahead ??
    (await fetch(apiUrl(url), sent).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      return null
    }))
  if (response?.status === 401) {
    hooks.onSignedOut()
    throw new Refusal(refusalCode.token_invalid, '', null)
  }
  return response
}

interface FailOptions {
  readonly isQuiet?: boolean | undefined
  readonly isUnsent?: boolean
}

function fail({ url, method }: Outgoing, response: Response | null, options: FailOptions = {}): never {
  const { isQuiet = false, isUnsent = false } = options
  const status = response?.status ?? null
  console.error(`${method} ${url.split('?')[0]} failed: ${status ?? 'no answer'}`)
  const sentence = hooks.failedWords?.(failedCall(method, status, isUnsent)) ?? message('M-12', currentLanguage())
  if (method === 'POST' && !isQuiet) hooks.onFailedPost(sentence)
  throw new Failure(sentence, status, isUnsent)
}

function failedCall(method: string, status: number | null, isUnsent: boolean): FailedCall {
  if (method === 'GET') return 'read'
  if (isUnsent) return 'unsent'
  return status !== null && status < 500 ? 'refused' : 'unknown'
}

interface Envelope {
  readonly code: number
  readonly msg: string
  readonly data: Json
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  const body = (await response.json().catch(() => null)) as { code?: unknown; msg?: unknown; data?: Json } | null
  if (!body || typeof body.code !== 'number') return null
  return { code: body.code, msg: String(body.msg ?? ''), data: body.data ?? null }
}

function headersFor(body: string | FormData | null, key: string | undefined): Record<string, string> {
  const token = hooks.token()
  const userId = hooks.userId()
  return {
    ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    lang: storedCode[currentLanguage()],
    ...(token ? { token } : {}),
    ...(userId ? { userid: userId } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  }
}
