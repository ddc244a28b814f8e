import { siteNameText } from '#contract/codes.ts'
import { operations } from '#contract/index.ts'
import { nextStepPages } from '#contract/refusals/next-step.ts'
import { storedCode } from '#contract/wire/language.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { refusals } from '#contract/refusals/refusals.ts'
import { fieldsOf } from '#contract/wire/wire-names.ts'
import * as z from 'zod/mini'
import { appVersion } from '#server/health/health.ts'

type Schema = Record<string, unknown>

/** One call: its input by method, its answer, and the schemas that refer to themselves. */
export interface DescribedCall {
  readonly operation: Operation
  readonly methods: Readonly<Record<string, unknown>>
  readonly response: unknown
  readonly schemas: Readonly<Record<string, Schema>>
}

/** The contract as OpenAPI 3.1, made from the same table as routes and clients. */
export const openApi = () => wholeOf(operations.map(describeCall), siteNameText.en)

export function describeCall(operation: Operation): DescribedCall {
  const { name, input, output } = operation
  const taken = named(`${name}.input`, onWire(input))
  const answered = named(name, onWire(output))
  return {
    operation,
    methods: Object.fromEntries(
      operation.methods.map((method) => [method.toLowerCase(), describe(operation, method, taken.schema)]),
    ),
    response: responseOf(operation, answered.schema),
    schemas: { ...taken.schemas, ...answered.schemas },
  }
}

/** As it is sent: fields with their wire names, and for a word of ours the codes it may have, each by itself. */
const onWire = (schema: Operation['input']) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodMiniObject)
        jsonSchema[wireNames] = Object.fromEntries(fieldsOf(zodSchema).map(({ ours, wire }) => [ours, wire]))
      if (!('codes' in zodSchema)) return
      delete jsonSchema.anyOf
      jsonSchema.enum = Object.values(zodSchema.codes as Readonly<Record<string, string | number>>)
    },
  })

/** Beside an object's properties until `wireSchema` has renamed them. */
const wireNames = 'x-wire-names'

/** `title`: what the service is called. */
export function wholeOf(calls: readonly DescribedCall[], title: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { operation, methods } of calls) paths[operation.path] = { ...paths[operation.path], ...methods }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: appVersion,
      description: 'Answers are {code, msg, data, requestId}; code 0 is success.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document came from' }],
    paths,
    components: {
      responses: {
        refused: { description: 'Why nothing happened', content: { 'application/json': { schema: refusalRef } } },
        ...Object.fromEntries(calls.map(({ operation, response }) => [operation.name, response])),
      },
      schemas: { refusal, ...Object.assign({}, ...calls.map(({ schemas }) => schemas)) },
      parameters: { lang, idempotencyKey },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  }
}

const tagOf = ({ name }: Operation) => name.split('.')[0] ?? name

function describe(operation: Operation, method: string, input: Schema) {
  const { name, id, who, path, kind, transport } = operation
  const properties = (input['properties'] ?? {}) as Record<string, Schema>
  const required = (input['required'] ?? []) as string[]
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const asQuery = method === 'GET' || method === 'DELETE'
  const parameters = Object.entries(properties)
    .filter(([key]) => asQuery || inPath.includes(key))
    .map(([key, schema]) => ({
      name: key,
      in: inPath.includes(key) ? 'path' : 'query',
      required: inPath.includes(key) || required.includes(key),
      schema,
    }))
  const headers = kind === 'write' && method !== 'GET' && transport === 'json' ? ['lang', 'idempotencyKey'] : ['lang']
  return {
    operationId: method === operation.methods[0] ? name : `${name}.${method.toLowerCase()}`,
    tags: [tagOf(operation)],
    summary: id,
    security: securityOf(who),
    ...(typeof who === 'object' ? { 'x-roles': who } : {}),
    parameters: [...parameters, ...headers.map((each) => ({ $ref: `#/components/parameters/${each}` }))],
    ...(asQuery ? {} : { requestBody: bodyOf(operation, without(inPath, input)) }),
    responses: {
      '200': { $ref: `#/components/responses/${name}` },
      '4XX': { $ref: '#/components/responses/refused' },
      '5XX': { $ref: '#/components/responses/refused' },
    },
  }
}

/** No token, an optional one, or a required one. */
const securityOf = (who: Operation['who']) =>
  who === 'anyone' ? [] : who === 'visitor' ? [{}, { token: [] }] : [{ token: [] }]

function bodyOf({ transport }: Operation, input: Schema) {
  if (transport === 'multipart') return { content: { 'multipart/form-data': { schema: withFile(input) } } }
  // A notice is taken as it comes, since its signature is over its bytes.
  if (transport === 'notice') return { content: { '*/*': {} } }
  return { content: { 'application/json': { schema: input } } }
}

/** Path parameters are not repeated in the body. */
const without = (names: readonly string[], { properties = {}, required = [], ...schema }: Schema): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties as object).filter(([name]) => !names.includes(name))),
  required: (required as string[]).filter((name) => !names.includes(name)),
})

const withFile = (input: Schema): Schema => ({
  ...input,
  properties: { ...(input['properties'] as object), file: { type: 'string', format: 'binary' } },
  required: [...((input['required'] ?? []) as string[]), 'file'],
})

/** The same for every method of a call, so it is written once. */
function responseOf({ input, transport }: Operation, data: Schema) {
  return {
    description: 'Done (code 0), or a refusal of the catalogue',
    content:
      transport === 'bytes'
        ? { 'image/*': {} }
        : transport === 'stream'
          ? { 'text/event-stream': { schema: data } }
          : transport === 'download' || transport === 'notice'
            ? { [transport === 'notice' ? 'text/plain' : 'application/octet-stream']: {} }
            : {
                'application/json': { schema: { oneOf: [done(data), refusalRef] } },
                // A list that is also available as a file.
                ...(input instanceof z.ZodMiniObject && 'format' in input.shape ? { 'text/csv': {} } : {}),
              },
  }
}

const envelope = (code: Schema, data: Schema) => ({
  type: 'object',
  required: ['code', 'msg', 'data', 'requestId'],
  properties: { code, msg: { type: 'string' }, data, requestId: { type: 'string' } },
})

const done = (data: Schema) => envelope({ type: 'integer', const: 0 }, data)

const lang = { name: 'lang', in: 'header', required: false, schema: { enum: Object.values(storedCode) } }

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'The same key and body again answer what they answered first, and do nothing twice.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
}

/** `data` of a refusal, besides what single refusals add; sentences are in the caller's language. */
const refused = {
  type: ['object', 'null'],
  properties: {
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    next: {
      type: 'object',
      required: ['text', 'place'],
      properties: {
        text: { type: 'string' },
        place: { anyOf: [{ enum: [...nextStepPages] }, { type: 'null' }] },
        id: { type: 'string' },
      },
    },
  },
}

/** The envelope of a refusal: its code says which one, so that a program can tell refusals apart by `code` alone. */
const refusal = envelope(
  { type: 'integer', enum: [...new Set(Object.values(refusals).map(({ code }) => code))].sort((a, b) => a - b) },
  refused,
)

const refusalRef = { $ref: '#/components/schemas/refusal' }

/**
 * In wire names. A schema that refers to itself (a region contains regions) goes to the components, where it can be
 * named.
 */
function named(name: string, { $defs = {}, ...schema }: Schema) {
  const nameOf = (key: string) => `${name}.${key.replaceAll('_', '')}`
  const schemas = Object.entries($defs as Record<string, Schema>).map(([key, each]) => [
    nameOf(key),
    wireSchema(each, nameOf),
  ])
  return { schema: wireSchema(schema, nameOf), schemas: Object.fromEntries(schemas) as Record<string, Schema> }
}

type NameOf = (key: string) => string

/** Property names as wire names, at every depth. */
function wireSchema(schema: unknown, nameOf: NameOf): Schema {
  if (Array.isArray(schema)) return schema.map((each) => wireSchema(each, nameOf)) as unknown as Schema
  if (typeof schema !== 'object' || schema === null) return schema as Schema
  const { $schema: _, [wireNames]: names = {}, ...rest } = schema as Schema
  const wireName = (key: string) => (names as Readonly<Record<string, string>>)[key] ?? key
  const renamed: Schema = {}
  for (const [key, value] of Object.entries(rest)) {
    if (key === '$ref') renamed[key] = `#/components/schemas/${nameOf(String(value).slice('#/$defs/'.length))}`
    else if (key === 'properties') renamed[key] = wireProperties(value as object, wireName, nameOf)
    else if (key === 'required') renamed[key] = (value as string[]).map(wireName)
    else renamed[key] = wireSchema(value, nameOf)
  }
  return renamed
}

const wireProperties = (properties: object, wireName: NameOf, nameOf: NameOf) =>
  Object.fromEntries(Object.entries(properties).map(([key, each]) => [wireName(key), wireSchema(each, nameOf)]))
