import { createHash } from 'node:crypto'
import { captchas } from '#contract/captchas.ts'
import { auth } from '#contract/members.ts'
import { signedIn } from '#contract/signed-in.ts'
import { orders } from '#contract/orders.ts'
import { needs } from '#contract/needs.ts'
import { parcelCounts } from '#contract/parcel-counts.ts'
import { languages } from '#domain/language.ts'
import { sql } from '#server/database/db.ts'
import { counted } from '#test/rate-hits.ts'
import { openTestServer } from '#test/harness.ts'
import { routeTitles } from '#web/routes.text.ts'
import { expect, test } from 'vitest'

/* The documents of the portal, as the build prepared them. Needs a build, which `npm test` makes. */

const t = await openTestServer()

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${t.url}/web_site${path}`, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const pictureIn = (text: string) => /<template id="first-picture-template"(.*?)<\/template>/s.exec(text)?.[1] ?? ''

test.each(languages)(
  'a member’s page shows its frame and title until the program has arrived, in %s',
  async (language) => {
    const { text } = await ask(`/packageList?lang=${language}`)
    const picture = pictureIn(text)
    expect(picture).toMatch(/^ data-for="member" data-list>/)
    // Its days are those of the visit.
    expect(picture).toMatch(/<span>[^<]*\{from\}[^<]*\{to\}<\/span>/)
    expect(picture).toContain(`>${routeTitles.parcels[language]}</h1>`)
    expect(picture).toContain(routeTitles.consignees[language])
  },
)

test('signing in can be filled in at once, and no picture is drawn of a page that depends on its address', async () => {
  const picture = pictureIn((await ask('/login')).text)
  expect(picture).toMatch(/^ data-for="visitor">/)
  expect(picture.match(/<input/g)?.length).toBeGreaterThan(2)
  for (const path of ['/activation', '/changePassword', '/nowhere'])
    expect(pictureIn((await ask(path)).text), path).toBe('')
})

test('a document names the files of its page, and each of them is there', async () => {
  for (const [path, name] of [
    ['/login', 'LoginPage'],
    ['/packageList', 'ParcelListPage'],
    ['/applyFreight', 'ApplyPage'],
  ] as const) {
    const { text } = await ask(path)
    const files = [...text.matchAll(/<link rel="(?:modulepreload|stylesheet)" crossorigin href="([^"]+)"/g)]
    const addresses = files.map(([, address = '']) => address)
    expect(
      addresses.some((address) => address.includes(`/${name}-`)),
      name,
    ).toBe(true)
    expect(new Set(addresses).size).toBe(addresses.length)
    const answers = await Promise.all(addresses.map((address) => fetch(t.url + address)))
    expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200))
  }
})

test('what is shown first comes with its style, and the sheets behind it hold nothing back', async () => {
  for (const path of ['/pageHome', '/login']) {
    const { text } = await ask(path)
    const [head = '', body = ''] = text.split('</head>')
    const style = /<style>(.*?)<\/style>/s.exec(head)?.[1] ?? ''
    const classes = new Set(
      [...pictureIn(text).matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    const named = [...classes].filter((name) => style.includes(`.${name}`))
    expect(named.length, path).toBeGreaterThan(20)
    expect(head).not.toContain('.css"')
    const sheets = [...body.matchAll(/<link rel="stylesheet" media="not all" crossorigin href="([^"]+)">/g)]
    const names = sheets.map(([, url = '']) => /\/([A-Za-z]+)-[\w-]+\.css$/.exec(url)?.[1])
    // Those of all pages first, so that a page's own rules win.
    expect(names[0]).toBe('portal')
    expect(names).toContain(path === '/login' ? 'PublicShell' : 'MemberHomePage')
    expect(body.split('rel="stylesheet"')).toHaveLength(sheets.length + 1)
    expect(body.indexOf('</template>')).toBeLessThan(body.indexOf('rel="stylesheet"'))
    expect(body.lastIndexOf('rel="stylesheet"')).toBeLessThan(body.indexOf('id="root"'))
    // The theme replaces what the kit's sheets say, for the picture and for the program.
    const sheet = await (await fetch(t.url + sheets[0]?.[1])).text()
    for (const css of [style, sheet]) {
      expect(css).toContain('--mantine-font-family:var(--font)')
      expect(css.lastIndexOf('--mantine-font-family:')).toBe(css.lastIndexOf('--mantine-font-family:var(--font)'))
    }
  }
  expect((await ask('/activation')).text.split('</head>')[0]).toContain('rel="stylesheet"')
})

test('before its styles, a page names the calls that it makes first: a member’s reads, the image code of a form', async () => {
  const { text } = await ask('/pageHome')
  const reads = [signedIn.home, needs.list, parcelCounts.homeCounts].map(({ path }) => path)
  const named = /<script data-reads="([^"]*)" data-lists="([^"]*)" data-for="(\w+)">/
  expect(named.exec(text)?.slice(1)).toEqual([reads.join(' '), '', 'member'])
  expect(text.indexOf('data-reads')).toBeLessThan(text.indexOf('rel="stylesheet"'))
  const [, ofPage, ofList = ''] = named.exec((await ask('/orderManagement')).text) ?? []
  expect(ofPage).toBe(signedIn.home.path)
  expect(ofList.split(' ').map((url) => url.split('?')[0])).toEqual([orders.list.path, orders.list.path])
  expect(ofList).toContain('from={from}&#38;to={to}')
  const code = `${captchas.create.path}?scene=login`
  expect(named.exec((await ask('/login')).text)?.slice(1)).toEqual([code, '', 'visitor'])
  // Without a picture its style sheets would hold it back.
  const { text: register } = await ask('/register')
  expect(named.exec(register)?.slice(1)).toEqual([`${captchas.create.path}?scene=register`, '', 'visitor'])
  expect(register.indexOf('data-reads')).toBeLessThan(register.indexOf('rel="stylesheet"'))
  for (const path of ['/activation', '/nowhere']) expect((await ask(path)).text).not.toContain('data-reads')
})

test.each([
  ['/login', 2],
  ['/pageHome', 2],
] as const)('its own inline scripts are the only ones that the policy of %s allows', async (path, count) => {
  const { text, headers } = await ask(path)
  const scripts = [
    ...text.matchAll(/<script(?: data-reads="[^"]*" data-lists="[^"]*" data-for="\w+")?>(.*?)<\/script>/gs),
  ].map(([, code = '']) => code)
  expect(scripts).toHaveLength(count)
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  const policy = headers.get('content-security-policy') ?? ''
  for (const hash of hashes) expect(policy).toContain(hash)
  expect(policy.match(/sha256-/g)).toHaveLength(count)
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
})

test('without an inline script the policy allows none', async () => {
  const without = await ask('/activation')
  expect(without.headers.get('content-security-policy')).toContain("script-src 'self';")
})

test('it travels packed, and not again while it is the same', async () => {
  const { headers, text } = await ask('/packageList', { 'accept-encoding': 'br' })
  expect(headers.get('content-encoding')).toBe('br')
  expect(text).toContain('id="root"')
  const etag = headers.get('etag') ?? ''
  expect((await ask('/packageList', { 'if-none-match': etag })).status).toBe(304)
  expect((await ask('/packageList', { 'if-none-match': etag, 'accept-language': 'zh-HK' })).status).toBe(200)
  expect((await ask('/nowhere', { 'if-none-match': etag })).status).toBe(404)
})

const codeIn = (text: string) => {
  const answer = /<script type="application\/json" data-answers="[^"]*">([^<]*)</.exec(text)?.[1]
  return answer === undefined
    ? null
    : (JSON.parse(answer) as { data: { captchaId: string; image: string; answer: string } }).data
}

// Proves E-01
test('a form that begins with an image code has it in its document, for one try of this reader alone', async () => {
  const { text, headers } = await ask('/login')
  const code = codeIn(text)
  expect(code?.image).toMatch(/^data:image\/jpeg;base64,/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(text.indexOf('data-answers')).toBeLessThan(text.indexOf('data-reads'))
  const typed = { captchaId: code?.captchaId ?? '', captchaCode: code?.answer ?? '' }
  const account = { account: 'nobody@example.com', password: 'Meow_2026' }
  expect((await t.visitor.ask(auth.login, { ...account, ...typed })).code).toBe(2005)
  expect((await t.visitor.ask(auth.login, { ...account, ...typed })).code).toBe(2007)
  expect(codeIn((await ask('/login')).text)?.captchaId).not.toBe(code?.captchaId)
  for (const path of ['/pageHome', '/activation']) expect(codeIn((await ask(path)).text), path).toBeNull()
})

test('no code is made for who only asks whether the page is there', async () => {
  const made = async () => (await t.db.row(sql<{ count: number }>`select count(*)::int as count from captchas`)).count
  const before = await made()
  await fetch(`${t.url}/web_site/login`, { method: 'HEAD' })
  expect(await made()).toBe(before)
  await ask('/login')
  expect(await made()).toBe(before + 1)
})

test('where codes are refused the document comes without one, and asking for documents counts as asking for codes', async () => {
  const strict = await openTestServer({ rateLimits: true, trustedProxies: ['127.0.0.1'] })
  const here = { headers: { 'x-forwarded-for': '198.51.100.20' } }
  const open = async () => codeIn(await (await fetch(`${strict.url}/web_site/login`, here)).text())
  await strict.visitor.ask(captchas.create, { scene: 'login' }, here)
  await counted(strict, 'captcha:198.51.100.20', 59, 60)
  expect(await open()).not.toBeNull()
  expect(await open()).toBeNull()
  expect((await strict.visitor.ask(captchas.create, { scene: 'login' }, here)).code).toBe(1004)
})
