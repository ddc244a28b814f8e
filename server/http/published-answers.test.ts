import { operations } from '#contract/index.ts'
import { isStaffPath, type Operation } from '#contract/wire/operation.ts'
import { wireRequest } from '#contract/wire/request.ts'
import { busyMember } from '#test/busy-member.ts'
import { openTestServer } from '#test/harness.ts'
import { bareInput } from '#test/inputs.ts'
import { knownHere } from '#test/known.ts'
import { expect, test } from 'vitest'
import { fromJSONSchema } from 'zod'
import { openApi } from './openapi.ts'

/* What is published of an answer is held against the answer, by another reader of such schemas than the one that made it. */

type Part = { readonly [key: string]: unknown }

const t = await openTestServer()
const known = await knownHere(t)
const meiling = await busyMember(t)
const admin = await t.staff(['A', 'W', 'F', 'S', 'E'])
const published = openApi()
const reads = operations.filter(({ kind, transport }) => kind === 'read' && transport === 'json')

/** With nothing allowed beyond what is named. */
function strict(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(strict)
  if (typeof part !== 'object' || part === null) return part
  const inner = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, strict(value)]))
  if (typeof inner['$ref'] === 'string') return { $ref: inner['$ref'].replace('#/components/schemas/', '#/$defs/') }
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}

function schemaOf({ name }: Operation) {
  const { content } = (published.components.responses as Record<string, { content: Record<string, Part> }>)[name] ?? {}
  const schema = content?.['application/json']?.['schema'] as { oneOf: readonly Part[] } | undefined
  if (!schema) throw new Error(`the answer of ${name} is not described`)
  return fromJSONSchema({ ...(strict(schema.oneOf[0]) as Part), $defs: strict(published.components.schemas) } as never)
}

async function answered(operation: Operation): Promise<unknown> {
  const sent = { ...bareInput(operation, known), ...(operation.path.includes('{id}') ? { id: meiling.unpaid } : {}) }
  const request = wireRequest(operation, sent)
  const response = await (isStaffPath(operation.path) ? admin : meiling).raw(request.url, {
    method: request.method,
    headers: { lang: 'sh', ...(request.body === null ? {} : { 'content-type': 'application/json' }) },
    body: request.body,
  })
  return response.json()
}

const isDone = (answer: unknown) => (answer as { code: number }).code === 0

// Proves R-466
test('every answer to a question is what its published schema says, and has nothing that it does not name', async () => {
  let count = 0
  for (const operation of reads) {
    const answer = await answered(operation)
    if (!isDone(answer)) continue
    count += 1
    const { error } = schemaOf(operation).safeParse(answer)
    expect([operation.name, error?.issues.slice(0, 3)]).toEqual([operation.name, undefined])
  }
  expect(count).toBeGreaterThan(60)
})

// Proves R-466
test('what a client sends to each call is what its published schema takes', () => {
  const paths = published.paths as Record<string, Record<string, { requestBody?: { content: Record<string, Part> } }>>
  const posted = operations.filter(({ methods, transport }) => methods.includes('POST') && transport === 'json')
  expect(posted.length).toBeGreaterThan(100)
  for (const operation of posted) {
    const { body } = wireRequest(operation, bareInput(operation, known), 'POST')
    const schema = paths[operation.path]?.['post']?.requestBody?.content['application/json']?.['schema']
    const taken = fromJSONSchema({ ...(strict(schema) as Part), $defs: strict(published.components.schemas) } as never)
    const { error } = taken.safeParse(JSON.parse(body ?? '{}'))
    expect([operation.name, error?.issues.slice(0, 3)]).toEqual([operation.name, undefined])
  }
})

test('a field too many, and one too few, are found', async () => {
  const home = reads.find(({ name }) => name === 'members.home')
  if (!home) throw new Error('C-10 is a question')
  const answer = (await answered(home)) as { data: Part }
  const { balanceMinor: _left, memberNo: _out, ...fewer } = answer.data
  expect(schemaOf(home).safeParse(answer).success).toBe(true)
  expect(schemaOf(home).safeParse({ ...answer, data: { ...answer.data, passwordHash: 'x' } }).success).toBe(false)
  expect(schemaOf(home).safeParse({ ...answer, data: fewer }).success).toBe(false)
})
