import { rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { refusals } from '#contract/refusals/refusals.ts'
import sharp from 'sharp'
import { openTestServer } from '#test/harness.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sql } from '#server/database/db.ts'

const t = await openTestServer()
const meiling = await t.member()
const chiho = await t.member()
const keeper = await t.staff(['W'])

const photo = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#c96' } })
    .toFormat(format)
    .toBuffer()

async function upload(
  who: { raw: typeof meiling.raw },
  bytes: Buffer,
  given: { purpose?: string; name?: string; path?: string; lang?: string; userId?: string } = {},
) {
  const form = new FormData()
  form.append('purpose', given.purpose ?? 'voucher')
  form.append('file', new Blob([new Uint8Array(bytes)]), given.name ?? 'a.png')
  const headers: HeadersInit = {
    ...(given.lang ? { lang: given.lang } : {}),
    ...(given.userId ? { userid: given.userId } : {}),
  }
  const response = await who.raw(given.path ?? '/api/files/upload', { method: 'POST', body: form, headers })
  return {
    http: response.status,
    ...((await response.json()) as {
      code: number
      msg: string
      data: { fileId: string; url: string; type: string; size: number }
    }),
  }
}

/** A picture of exactly so many bytes: what follows the end of a JPEG is padding that no decoder reads. */
async function padded(size: number) {
  const picture = await photo('jpeg')
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)])
}

// Proves E-04
test('a picture is remade, stored once under its hash and opens by its signed link', async () => {
  const { code, data } = await upload(meiling, await photo('png'))
  expect(code).toBe(0)
  const response = await t.visitor.raw(data.url)
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toBe('inline')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect((await response.arrayBuffer()).byteLength).toBe(data.size)
})

test('a list gets a small square of a picture, by the same link and no other', async () => {
  const { data } = await upload(meiling, await photo('png', 400))
  const small = await t.visitor.raw(`${data.url}&size=small`)
  expect(small.headers.get('content-type')).toBe('image/jpeg')
  const { width, height } = await sharp(Buffer.from(await small.arrayBuffer())).metadata()
  expect([width, height]).toEqual([132, 132])
  const typeOf = async (who: { raw: typeof meiling.raw }, address: string) =>
    (await who.raw(address)).headers.get('content-type')
  expect(await typeOf(t.visitor, `${data.url}&size=small`)).toBe('image/jpeg')
  const own = `/api/files/${data.fileId}?size=small`
  expect(await typeOf(meiling, own)).toBe('image/jpeg')
  for (const [who, address] of [
    [t.visitor, `${data.url}&size=huge`],
    [t.visitor, own],
    [chiho, own],
  ] as const)
    expect(await typeOf(who, address)).toContain('application/json')
})

// Proves R-432
test('2 097 152 bytes are accepted, one more is 3006', async () => {
  expect((await upload(meiling, await padded(2_097_152))).code).toBe(0)
  expect((await upload(meiling, await padded(2_097_153))).code).toBe(3006)
})

// Proves B-SY-04
test('staff photos may be larger, vouchers of members may not', async () => {
  expect((await upload(keeper, await padded(3_000_000), { purpose: 'photo', path: '/api/admin/files' })).code).toBe(0)
  expect((await upload(meiling, await padded(3_000_000), { purpose: 'photo' })).code).toBe(3006)
})

// Proves R-433
test.each([
  ['a text named .png', Buffer.from('no picture at all')],
  ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a PDF', Buffer.from('%PDF-1.4 …')],
  ['a program', Buffer.from('MZ\u0090\u0000 This program cannot be run in DOS mode')],
  ['a PNG head without a body', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('%s is refused by what it is, not by its name', async (_what, bytes) => {
  expect((await upload(meiling, bytes)).code).toBe(3007)
})

// Proves
test('GIF and WebP are refused', async () => {
  expect((await upload(meiling, await photo('gif'))).code).toBe(3007)
  expect((await upload(meiling, await photo('webp'))).code).toBe(3007)
})

test('what hides in a picture does not survive: metadata, place, scripts', async () => {
  const secret = '<script>alert("meow")</script>'
  const picture = await sharp(await photo('jpeg'))
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .toBuffer()
  const { data } = await upload(meiling, Buffer.concat([picture, Buffer.from(secret)]))
  const served = Buffer.from(await (await t.visitor.raw(data.url)).arrayBuffer())
  expect(served.includes('script')).toBe(false)
  expect((await sharp(served).metadata()).exif).toBeUndefined()
})

test('a picture is turned upright and bounded to 2048 px', async () => {
  const lying = await sharp(await photo('jpeg', 3000))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { data } = await upload(meiling, lying)
  const { width, height } = await sharp(Buffer.from(await (await t.visitor.raw(data.url)).arrayBuffer())).metadata()
  expect(Math.max(width, height)).toBe(2048)
  expect(height).toBe(2048)
})

/** 289 megapixels of one colour are a small file. */
const flood = await sharp({
  create: { width: 17_000, height: 17_000, channels: 3, background: '#000' },
  limitInputPixels: false,
})
  .png()
  .toBuffer()

test.each([
  ['cn', '图片不能超过 5000 万像素，请缩小后再上传'],
  ['en', '圖片不能超過 5000 萬像素，請縮小後再上載'],
  ['sh', 'The image must not exceed 50 megapixels. Please make it smaller'],
])('a pixel flood is refused before it is decoded, by what is wrong with it (%s)', async (lang, sentence) => {
  expect(await upload(meiling, flood, { lang })).toMatchObject({ code: 3006, msg: sentence })
})

// Proves B-SY-04
test('a staff photo that is too large is told its own limit', async () => {
  const path = '/api/admin/files'
  for (const size of [10 * 1024 * 1024 + 1, 11 * 1024 * 1024]) {
    const answer = await upload(keeper, await padded(size), { purpose: 'photo', path, lang: 'sh' })
    expect(answer).toMatchObject({ code: 3006, msg: 'The image must not exceed 10 MB' })
  }
  expect(await upload(meiling, await padded(11 * 1024 * 1024), { lang: 'sh' })).toMatchObject({
    code: 3006,
    msg: 'The image must not exceed 2 MB',
  })
})

test('an upload far above the limit is answered and cut off at the limit, not read to its end', async () => {
  const [mebibyte, wanted] = [Buffer.alloc(1024 * 1024), 200]
  const sent = await new Promise<number>((resolve, reject) => {
    let count = 0
    const upload = request(`${t.url}/api/admin/files`, {
      method: 'POST',
      headers: { token: keeper.token, 'content-type': 'multipart/form-data; boundary=x' },
    })
    const goOn = () => {
      if (count === wanted) return reject(new Error('all of it was read'))
      count++
      upload.write(mebibyte, () => setImmediate(goOn))
    }
    upload.on('response', () => resolve(count)).on('error', () => resolve(count))
    upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n', goOn)
  })
  expect(sent).toBeLessThan(30)
})

test('a refused upload speaks the member’s own language', async () => {
  const aisyah = await t.member({ language: 'zh-Hant' })
  expect((await upload(aisyah, Buffer.from('no picture'))).msg).toBe('只接受 PNG、JPG 或 JPEG 圖片')
  expect((await upload(aisyah, await photo('png'), { purpose: 'other' })).msg).toBe('請檢查填寫的內容')
  expect((await upload(aisyah, Buffer.from('no picture'), { lang: 'sh' })).msg).toBe(
    'Only PNG, JPG or JPEG images are accepted',
  )
})

// Proves E-05
test('nobody but the owner reads a file that nothing is attached to, and a link works only as it was signed', async () => {
  const { data } = await upload(meiling, await photo('png'))
  const [path = ''] = data.url.split('?')
  const codeOf = async (who: { raw: typeof meiling.raw }, url: string) => {
    const response = await who.raw(url)
    return response.headers.get('content-type')?.startsWith('image/')
      ? 0
      : ((await response.json()) as { code: number }).code
  }
  expect(await codeOf(meiling, path)).toBe(0)
  expect(await codeOf(keeper, path)).toBe(1002)
  expect(await codeOf(chiho, path)).toBe(1002)
  expect(await codeOf(t.visitor, path)).toBe(1002)
  expect(await codeOf(t.visitor, data.url.replace(/sig=./, 'sig=_'))).toBe(1002)
  expect(await codeOf(t.visitor, data.url.replace(/exp=\d+/, 'exp=9999999999'))).toBe(1002)
  expect(await codeOf(meiling, '/api/files/00000000-0000-7000-8000-000000000000')).toBe(1002)
})

// Proves E-05
test('a signed link opens its picture for ten minutes at least, and no longer than fifteen', async () => {
  const { data } = await upload(meiling, await photo('png', 31))
  const after = async (minutes: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
    const response = await t.visitor.raw(data.url)
    vi.useRealTimers()
    return response.headers.get('content-type')
  }
  expect(await after(10)).toBe('image/png')
  expect(await after(15)).toContain('application/json')
  expect(await after(60 * 24)).toContain('application/json')
})

test('a picture whose bytes are gone is a fault of ours, and no database that is away', async () => {
  const { data } = await upload(meiling, await photo('png', 47))
  await rm(join(t.context.environment.dataDir, 'files'), { recursive: true })
  const response = await t.visitor.raw(data.url)
  expect([response.status, await response.json()]).toEqual([500, expect.objectContaining({ code: 1000 })])
})

test.each([
  ['members', meiling, '/api/files/upload'],
  ['staff', keeper, '/api/admin/files'],
])('with less than 200 MB free %s are told to keep their picture, and nothing is stored', async (_who, who, path) => {
  onTestFinished(() => void vi.restoreAllMocks())
  vi.spyOn(t.context.files, 'freeBytes').mockResolvedValue(200 * 1024 * 1024 - 1)
  const put = vi.spyOn(t.context.files, 'put')
  const answer = await upload(who, await photo('png', 51), { path, lang: 'sh' })
  expect(answer).toMatchObject({ http: 503, code: refusals.disk_full.code, msg: refusals.disk_full.text.en })
  expect(answer.data).toMatchObject({ next: { text: expect.stringContaining('Keep the picture') } })
  expect(put).not.toHaveBeenCalled()
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that fills up while a picture is written is told as that (%s)',
  async (code) => {
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(t.context.files, 'put').mockRejectedValue(Object.assign(new Error('no space left on device'), { code }))
    const rows = () => t.db.row(sql<{ count: number }>`select count(*)::int as count from files`)
    const before = await rows()
    expect(await upload(meiling, await photo('png', 52))).toMatchObject({ http: 503, code: refusals.disk_full.code })
    expect(await rows()).toEqual(before)
  },
)

// Proves E-04
test('uploads need a token, a purpose and a file', async () => {
  expect((await upload(t.visitor, await photo('png'))).http).toBe(401)
  expect((await upload(meiling, await photo('png'), { purpose: 'other' })).code).toBe(1001)
  expect((await upload(meiling, Buffer.alloc(0))).code).toBe(1001)
  expect((await upload(meiling, await photo('png'), { path: '/api/admin/files' })).http).toBe(401)
})

// Proves R-460
test('an upload under the id of somebody else is 2003', async () => {
  const picture = await photo('png')
  expect(await upload(meiling, picture, { userId: chiho.id })).toMatchObject({ http: 401, code: 2003 })
  expect(await upload(meiling, picture, { userId: meiling.id })).toMatchObject({ http: 200, code: 0 })
})

const twoFiles = () => {
  const form = new FormData()
  for (const name of ['a.png', 'b.png']) form.append('file', new Blob(['x']), name)
  return form
}
const manyFields = () => {
  const form = new FormData()
  for (let count = 0; count < 30; count += 1) form.append(`field${count}`, 'x')
  return form
}
const typed = (contentType: string) => ({ body: 'garbage', headers: { 'content-type': contentType } })

test.each([
  ['two files', { body: twoFiles() }],
  ['thirty fields', { body: manyFields() }],
  ['no end', typed('multipart/form-data; boundary=x')],
  ['no boundary', typed('multipart/form-data')],
])('a form with %s is refused, and no fault of ours', async (_what, given) => {
  const response = await meiling.raw('/api/files/upload', { method: 'POST', ...given })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ code: 1001 })
})
