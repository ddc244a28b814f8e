import * as z from 'zod/mini'
import type { Input, Method, Operation } from './operation.ts'
import { type Json, toWire } from './wire-names.ts'

/** A request as every client of the contract sends it. */
export interface WireRequest {
  readonly method: Method
  /** Path with its `{id}` parts filled in, and the query. */
  readonly url: string
  readonly body: string | null
}

/** Encodes our input into the request that the contract describes. */
export const requestFor = <Op extends Operation>(operation: Op, input: Input<Op>): WireRequest =>
  wireRequest(operation, toWire(operation.input, z.encode(operation.input, input as never) as Json))

/** The same for an input that is already in the wire's words. */
export function wireRequest(operation: Operation, wire: Json, asked?: Method): WireRequest {
  const params: Record<string, Json> = { ...(wire as Record<string, Json>) }
  const path = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = params[name]
    delete params[name]
    return encodeURIComponent(String(value))
  })
  const method = asked ?? methodFor(operation, params)
  if (method !== 'GET' && method !== 'DELETE') return { method, url: path, body: JSON.stringify(params) }
  const query = toQuery(params)
  return { method, url: query ? `${path}?${query}` : path, body: null }
}

/** A list of objects does not fit in a query: such a read is sent as the POST that the contract allows. */
function methodFor({ methods }: Operation, params: Readonly<Record<string, Json>>): Method {
  const [first = 'GET'] = methods
  const isRich = Object.values(params).some((value) => typeof value === 'object' && value !== null)
  return first === 'GET' && isRich && methods.includes('POST') ? 'POST' : first
}

/** undefined becomes an empty value, and values are URL-encoded. */
export const toQuery = (params: Readonly<Record<string, Json>>): string =>
  Object.entries(params)
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value === undefined || value === null ? '' : encodeURIComponent(String(value))}`,
    )
    .join('&')
