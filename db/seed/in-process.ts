import type { Input, Operation, Output } from '#contract/wire/operation.ts'
import { requestFor } from '#contract/wire/request.ts'
import { fromWire, type Json } from '#contract/wire/wire-names.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'

/** Calls the product's own API without a network: the cast follows the same rules as everybody. */
export type InProcess = <Op extends Operation>(operation: Op, input: Input<Op>) => Promise<Output<Op>>

export const callInProcess =
  (app: FastifyInstance, token: string, host = 'localhost'): InProcess =>
  async (operation, input) => {
    const { method, url, body } = requestFor(operation, input)
    const response = await app.inject({
      method,
      url,
      headers: { host, token, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { payload: body }),
    })
    const envelope = response.json<{ code: number; msg: string; data: Json }>()
    if (envelope.code !== 0)
      throw new Error(`${operation.name} answered ${envelope.code} ${envelope.msg} ${JSON.stringify(envelope.data)}`)
    return z.decode(operation.output, fromWire(operation.output, envelope.data) as never) as Output<typeof operation>
  }
