import * as z from 'zod/mini'

/** The parts of a JSON schema that the page shows. */
export interface Schema {
  type?: string | string[] | undefined
  enum?: unknown[] | undefined
  const?: unknown
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  properties?: Record<string, Schema> | undefined
  required?: string[] | undefined
  items?: Schema | undefined
  anyOf?: Schema[] | undefined
  oneOf?: Schema[] | undefined
  $ref?: string | undefined
}

const schema: z.ZodMiniType<Schema> = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  $ref: z.optional(z.string()),
  get properties() {
    return z.optional(z.record(z.string(), schema))
  },
  get items() {
    return z.optional(schema)
  },
  get anyOf() {
    return z.optional(z.array(schema))
  },
  get oneOf() {
    return z.optional(z.array(schema))
  },
})

const content = z.optional(z.record(z.string(), z.object({ schema: z.optional(schema) })))
const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.unknown())),
  'x-roles': z.optional(z.array(z.string())),
  // Headers that every call takes are included by reference.
  parameters: z.array(
    z.union([z.object({ name: z.string(), required: z.boolean(), schema }), z.object({ $ref: z.string() })]),
  ),
  requestBody: z.optional(z.object({ content })),
  responses: z.object({ '200': z.object({ $ref: z.string() }) }),
})
const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ responses: z.record(z.string(), z.object({ content })) }),
})

export interface Field {
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
}

export interface Call {
  readonly name: string
  readonly id: string
  readonly tag: string
  readonly path: string
  readonly methods: readonly string[]
  readonly needsToken: boolean
  readonly roles: readonly string[]
  readonly input: readonly Field[]
  readonly output: readonly Field[]
}

/** One entry per call; a path that answers several methods is listed once, with all of them. */
export function callsOf(json: unknown): readonly Call[] {
  const { paths, components } = z.parse(document, json)
  const calls = new Map<string, Call>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, each] of Object.entries(methods)) {
      const name = each.operationId.split('.').slice(0, 2).join('.')
      const known = calls.get(name)
      const input = known && known.input.length > 0 ? known.input : inputOf(each)
      calls.set(name, {
        name,
        id: each.summary,
        tag: each.tags[0] ?? '',
        path,
        methods: [...(known?.methods ?? []), method.toUpperCase()],
        needsToken: each.security.length > 0 && each.security.every((one) => 'token' in one),
        roles: each['x-roles'] ?? [],
        input,
        output: outputOf(components.responses[name]),
      })
    }
  }
  return [...calls.values()]
}

type Described = z.output<typeof operation>

function inputOf({ parameters, requestBody }: Described): readonly Field[] {
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  const inPath = parameters.flatMap((each) =>
    'name' in each ? [{ name: each.name, kind: kindOf(each.schema), isRequired: each.required }] : [],
  )
  return [...inPath, ...fieldsOf(body).filter(({ name }) => inPath.every((each) => each.name !== name))]
}

type Answer = z.output<typeof document>['components']['responses'][string]

function outputOf(answer: Answer | undefined): readonly Field[] {
  const envelope = Object.values(answer?.content ?? {})[0]?.schema
  return fieldsOf(envelope?.oneOf?.[0]?.properties?.['data'])
}

/** Nested fields are listed flat: `list[].id`. */
function fieldsOf(shape: Schema | undefined, before = '', depth = 0): readonly Field[] {
  return Object.entries(shape?.properties ?? {}).flatMap(([key, each]) => {
    const inner = each.anyOf?.find((one) => one.type !== 'null') ?? each
    const name = `${before}${key}`
    const field = { name, kind: kindOf(each), isRequired: shape?.required?.includes(key) ?? false }
    if (depth >= 2) return [field]
    const below =
      inner.type === 'array' ? fieldsOf(inner.items, `${name}[].`, depth + 1) : fieldsOf(inner, `${name}.`, depth + 1)
    return [field, ...below]
  })
}

function kindOf(shape: Schema): string {
  if (shape.anyOf) return shape.anyOf.map(kindOf).join(' | ')
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (shape.type === 'array') return `${shape.items ? kindOf(shape.items) : 'any'}[]`
  const from = bound(shape.minimum) ?? shape.minLength
  const to = bound(shape.maximum) ?? shape.maxLength
  const range = from === undefined && to === undefined ? '' : ` ${from ?? ''}…${to ?? ''}`
  const type = Array.isArray(shape.type) ? shape.type.join(' | ') : shape.type
  return `${type ?? (shape.$ref ? 'object' : 'any')}${range}`
}

/** The limits of the number type itself are not worth showing. */
const bound = (value: number | undefined) =>
  Number.isSafeInteger(value) && Math.abs(value ?? 0) < Number.MAX_SAFE_INTEGER ? value : undefined
