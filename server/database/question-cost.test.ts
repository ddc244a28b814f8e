import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/wire/operation.ts'
import { fieldsOf } from '#contract/wire/wire-names.ts'
import { cpuMsOf, statusOf } from '#test/cost.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

/* What a request costs that anybody may send, above all one as long as allowed. Bodies: `body.test.ts`. */

const t = await openTestServer()

/** Path, query and headers together are 16 KiB at most. */
const longest = 14_000
const fill = (part: string) => part.repeat(Math.floor(longest / part.length))

const asked = operations.filter(
  ({ who, methods }) => (who === 'anyone' || who === 'visitor') && methods.includes('GET'),
)
const namesOf = ({ input }: Operation) => fieldsOf(input).map(({ wire }) => wire)

/** Each field of the call filled with the same text, repeated as often as fits. */
const inEach = (part: string) => (operation: Operation) => {
  const fields = namesOf(operation)
  const times = Math.floor(longest / Math.max(1, fields.length) / (part.length + 20))
  return fields.map((field) => `${field}=${part.repeat(times)}`).join('&')
}

const long: Readonly<Record<string, (operation: Operation) => string>> = {
  letters: inEach('x'),
  digits: inEach('9'),
  'Chinese characters': inEach('%E9%9B%BB'),
  'short words': inEach('a+'),
  'tracking numbers': inEach('SF1234567890,'),
  'halves of letters': inEach('%E9%9'),
  'percent signs': inEach('%'),
  'many parameters': () => Array.from({ length: 1800 }, (_each, index) => `k${index}=1`).join('&'),
  'nothing but separators': () => fill('&'),
  'one parameter many times': (operation) => fill(`${namesOf(operation)[0] ?? 'id'}=1&`),
  'names of prototypes': () => fill('__proto__=1&constructor=1&'),
  'brackets in each other': () => `${fill('a[')}=1`,
}

const encoded = (text: string) => encodeURIComponent(text)
const goods = '手機充電寶電池香水液體手機膠套耳機剪刀'
const questions =
  '如何申請退貨關稅損壞包裹遺失賠償倉庫地址化妝品食品藥物集運路線費用體積重量保險優惠券餘額充值密碼重設會員等級積分自提點清關身份證實名認證馬來西亞台灣新加坡香港澳門順豐快遞單號查詢預報認領驗貨拍照'

/** The longest input that each of these calls accepts. */
const ordinary: Readonly<Record<string, readonly string[]>> = {
  'pricing.quotePublic': ['destinationCode=HK&totalWeight=999&pieces=99&length=1&width=1&height=1'],
  'pricing.publicTable': ['group=OVERSEAS', 'group=SEA'],
  'articles.list': ['pageSize=100', 'pageSize=100&page=100000'],
  'pages.get': ['slug=helpCenter'],
  'goodsCheck.check': [goods.repeat(12).slice(0, 200), questions.repeat(3).slice(0, 200), 'a '.repeat(100)].map(
    (text) => `text=${encoded(text)}`,
  ),
  'helpSearch.search': [
    questions.slice(0, 100),
    'a b c d e f g h i j k l m n o p '.repeat(3),
    'customs tax '.repeat(8),
  ].map((text) => `text=${encoded(text)}`),
  'tracking.parcelPublic': [`trackingNo=${'9'.repeat(32)}`],
  'tracking.orderPublic': [`no=${'X'.repeat(40)}`, `orderNo=JH261122${'9'.repeat(32)}`],
  'pickUpPoints.list': ['pageSize=100'],
  'captcha.create': ['scene=login'],
  'captcha.work': ['scene=login'],
}

const headers: Readonly<Record<string, string>> = {
  'accept-language': fill('zh-Hant;q=0.1,'),
  'accept-encoding': fill('br;q=0.1,'),
  accept: fill('text/html;q=0.1,'),
  lang: fill('en'),
  token: fill('t'),
  cookie: fill('a=1;'),
  'user-agent': fill('('),
  'if-none-match': fill('"a",'),
  'x-forwarded-for': fill('1.1.1.1,'),
  forwarded: fill('for=1;'),
  origin: fill('https://a.'),
  'content-type': fill('a/b;'),
  'idempotency-key': fill('k'),
  range: `bytes=${fill('0-1,')}`,
}

const ask = (path: string, sent: Readonly<Record<string, string>> = {}) => statusOf(t.url, { path, headers: sent })
const plainMs = await cpuMsOf(() => ask('/api/health'))

/** The requests that cost over 50 ms more processor time than a plain one. */
async function dearOf(requests: Iterable<readonly [string, () => Promise<number>]>): Promise<readonly string[]> {
  const dear: string[] = []
  for (const [what, request] of requests) {
    const ms = await cpuMsOf(request, plainMs + 50)
    if (ms > plainMs + 50) dear.push(`${what}: ${ms} ms`)
  }
  return dear
}

const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, 'x')

test('however long a question is, it is answered within 50 ms of the processor', async () => {
  const requests = asked.flatMap((operation) =>
    Object.entries(long).map(
      ([what, query]) => [`${operation.name}: ${what}`, () => ask(`${pathOf(operation)}?${query(operation)}`)] as const,
    ),
  )
  expect(await dearOf(requests)).toEqual([])
})

test('so is the longest question of each kind that has an answer', async () => {
  const requests = asked.flatMap((operation) =>
    (ordinary[operation.name] ?? ['']).map(
      (query) => [`${operation.name}: ${query}`, () => ask(`${pathOf(operation)}?${query}`)] as const,
    ),
  )
  for (const name of Object.keys(ordinary)) expect(asked.map((operation) => operation.name)).toContain(name)
  expect(await dearOf(requests)).toEqual([])
})

test('so is a request with a header as long as may be, to a call, a page and a path of nobody', async () => {
  const paths = ['/api/health', '/api/auth/logout', '/api/openapi.json', '/', '/nothing']
  const requests = paths.flatMap((path) =>
    Object.entries(headers).map(([name, value]) => [`${path} ${name}`, () => ask(path, { [name]: value })] as const),
  )
  expect(await dearOf(requests)).toEqual([])
})
