import { configure } from '#test/config.ts'
import { openTestServer } from '#test/harness.ts'
import { afterEach, expect, test } from 'vitest'

const t = await openTestServer()
const path = '/web_site/map-frame?lat=22.3219&lng=114.1632&name=Mong%20Kok'
const frame = async (asked = path) => {
  const response = await t.visitor.raw(asked)
  return { status: response.status, headers: response.headers, page: await response.text() }
}

afterEach(() => configure(t, {}))

// Proves R-535
test('without a key there is no keyed map', async () => {
  expect(await frame()).toMatchObject({ status: 404, page: '' })
})

// Proves R-535
test('with a key the map’s script carries it, on the place that was asked for', async () => {
  await configure(t, { 'maps.key': 'key-of-the-house' })
  const { status, page } = await frame()
  expect(status).toBe(200)
  expect(page).toContain('https://maps.googleapis.com/maps/api/js?key=key-of-the-house&#38;')
  expect(page).toContain('{"lat":22.3219,"lng":114.1632,"name":"Mong Kok"}')
})

test('the frame has a policy of its own: sandboxed, shown on our pages alone, loading from the map’s service alone', async () => {
  await configure(t, { 'maps.key': 'key-of-the-house' })
  const { headers } = await frame()
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of [`default-src 'none'`, `frame-ancestors 'self'`, 'sandbox allow-scripts'])
    expect(policy).toContain(rule)
  expect(policy).not.toContain(`script-src 'self'`)
  expect(policy).not.toContain('allow-same-origin')
})

test('nothing that is asked for becomes part of the program', async () => {
  await configure(t, { 'maps.key': '"></script><script>1' })
  const { page } = await frame(`${path.replace('Mong%20Kok', '%3C/script%3E%3Cimg%20src=x%3E')}`)
  expect(page).not.toContain('</script><img')
  expect(page).not.toContain('"></script><script>1')
  for (const wrong of ['lat=91&lng=0', 'lat=x&lng=0', 'lng=0', 'lat=1%20&lng=0'])
    expect(await frame(`/web_site/map-frame?${wrong}`)).toMatchObject({ status: 404 })
})
