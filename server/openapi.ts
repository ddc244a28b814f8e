import { operations } from '#contract/index.ts'
import { places } from '#contract/next-step.ts'
import type { Operation } from '#contract/operation.ts'
import { wireName } from '#contract/wire-names.ts'
import * as z from 'zod/mini'
import { appVersion } from './content/content.ts'

type Schema = Record<string, unknown>

/** The contract as OpenAPI 3.1, made from the same table that routes and clients are made from. */
export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  const responses: Record<string, unknown> = {}
  for (const operation of operations) {
    responses[operation.name] = responseOf(operation)
    const path = (paths[operation.path] ??= {})
    for (const method of operation.methods) path[method.toLowerCase()] = describe(operation, method)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Smart Cats',
      version: appVersion,
      description: 'Answers are {code, msg, data, requestId}; code 0 is success.',
    },
    paths,
    components: {
      responses,
      schemas: { refused },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  }
}

function describe(operation: Operation, method: string) {
  const { name, id, who, path, transport } = operation
  const input = wireSchema(z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }))
  const properties = (input['properties'] ?? {}) as Record<string, Schema>
  const required = (input['required'] ?? []) as string[]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  const asQuery = method === 'GET' || method === 'DELETE'
  const parameters = Object.entries(properties)
    .filter(([key]) => asQuery || inPath.includes(key))
    .map(([key, schema]) => ({
      name: key,
      in: inPath.includes(key) ? 'path' : 'query',
      required: required.includes(key),
      schema,
    }))
  return {
    operationId: method === operation.methods[0] ? name : `${name}.${method.toLowerCase()}`,
    tags: [name.split('.')[0]],
    summary: id,
    ...(who === 'anyone' || who === 'visitor' ? {} : { security: [{ token: [] }] }),
    ...(typeof who === 'object' ? { 'x-roles': who } : {}),
    parameters,
    ...(asQuery
      ? {}
      : {
          requestBody: {
            content: { [transport === 'multipart' ? 'multipart/form-data' : 'application/json']: { schema: input } },
          },
        }),
    responses: { '200': { $ref: `#/components/responses/${name}` } },
  }
}

/** The same for every method of a call, so it stands once. */
function responseOf({ input, output, transport }: Operation) {
  const data = wireSchema(z.toJSONSchema(output, { io: 'input', unrepresentable: 'any' }))
  return {
    description: 'The envelope; a code other than 0 is a refusal of the catalogue',
    content:
      transport === 'bytes'
        ? { 'image/*': {} }
        : transport === 'download'
          ? { 'application/octet-stream': {} }
          : {
              'application/json': { schema: envelope(data) },
              // A list that is also a file.
              ...(input instanceof z.ZodMiniObject && 'format' in input.shape ? { 'text/csv': {} } : {}),
            },
  }
}

const envelope = (data: Schema) => ({
  type: 'object',
  required: ['code', 'msg', 'data', 'requestId'],
  properties: {
    code: { type: 'integer' },
    msg: { type: 'string' },
    data: { anyOf: [data, { $ref: '#/components/schemas/refused' }, { type: 'null' }] },
    requestId: { type: 'string' },
  },
})

/** `data` of a refusal, beside what single refusals tell of themselves; sentences in the caller's language. */
const refused = {
  type: 'object',
  properties: {
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    next: {
      type: 'object',
      required: ['text', 'place'],
      properties: {
        text: { type: 'string' },
        place: { anyOf: [{ enum: [...places] }, { type: 'null' }] },
        id: { type: 'string' },
      },
    },
  },
}

/** Property names in the wire's words, at every depth. */
function wireSchema(schema: unknown): Schema {
  if (Array.isArray(schema)) return schema.map(wireSchema) as unknown as Schema
  if (typeof schema !== 'object' || schema === null) return schema as Schema
  const renamed: Schema = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key === '$schema') continue
    if (key === 'properties')
      renamed[key] = Object.fromEntries(
        Object.entries(value as object).map(([name, each]) => [wireName(name), wireSchema(each)]),
      )
    else if (key === 'required') renamed[key] = (value as string[]).map(wireName)
    else renamed[key] = wireSchema(value)
  }
  return renamed
}
