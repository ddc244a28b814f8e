import { openTestServer } from '#test/harness.ts'
import { upload } from '#test/vouchers.ts'
import { expect, test } from 'vitest'

/* The pages at one host, the API at another. */

const pages = await openTestServer({ apiOrigin: 'https://api.example' })
const api = await openTestServer({ corsOrigins: ['https://app.example'] })
const alone = await openTestServer()

const policyOf = async (t: typeof pages) =>
  (await t.visitor.raw('/api/health')).headers.get('content-security-policy') ?? ''

test('pages may call and show pictures from the host that they were built for, and from no other', async () => {
  const policy = await policyOf(pages)
  expect(policy).toContain("connect-src 'self' https://api.example;")
  expect(policy).toContain("img-src 'self' https://api.example data: blob:;")
  expect(policy).toContain("script-src 'self';")
  expect(await policyOf(alone)).toContain("connect-src 'self';")
})

test('a picture may be shown by the pages of another host where they may call, and nowhere else', async () => {
  for (const [t, expected] of [
    [api, 'cross-origin'],
    [alone, 'same-origin'],
  ] as const) {
    const member = await t.member()
    const response = await member.raw(`/api/files/${await upload(member)}`)
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([200, expected])
  }
})

test('the name of a file to keep can be read there too', async () => {
  const response = await api.visitor.raw('/api/health', { headers: { origin: 'https://app.example' } })
  expect(response.headers.get('access-control-expose-headers')).toBe('content-disposition')
})
