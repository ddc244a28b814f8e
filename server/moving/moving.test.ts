import { auth } from '#contract/members.ts'
import { moving } from '#contract/moving.ts'
import { staffParcels } from '#contract/parcels.ts'
import { reports } from '#contract/reports.ts'
import type { Output } from '#contract/wire/operation.ts'
import { checkBooks } from '#server/ledger/ledger.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { lines, openMoving } from '#test/moving.ts'
import { freshNumber, scanOf, warehouseId } from '#test/parcels.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { admin, finance, work, fileOf, upload, moveIn, run } = await openMoving(t)
const keeper = await t.staff(['W'])

const memberHeads = ['oldNumber', 'email', 'region', 'phone', 'name', 'language', 'registeredOn']
const balanceHeads = ['oldNumber', 'unit', 'amount']
let people = 0
const nextPerson = () => {
  const oldNumber = `OLD${++people}`
  return { oldNumber, email: `old${people}@example.com` }
}
const personRow = ({ oldNumber, email }: { oldNumber: string; email: string }) => [
  oldNumber,
  email,
  'HK',
  '91234567',
  'Chan Siu Ming',
  'en',
  '2024-01-31',
]

/** Each test has its own run. */
async function withRun<T>(work_: (runId: string) => Promise<T>): Promise<T> {
  const id = await run()
  try {
    return await work_(id)
  } finally {
    await admin.call(moving.end, { id })
  }
}

const moveMembers = async (runId: string, count: number) => {
  const moved = Array.from({ length: count }, nextPerson)
  const file = await upload(runId, 'members', lines(memberHeads, ...moved.map(personRow)))
  expect(file).toMatchObject({ state: 'ready', rows: count, faults: 0 })
  expect(await moveIn(file.id)).toMatchObject({ state: 'moved', moved: count })
  return moved
}

const memberOf = (oldNumber: string) =>
  t.db.row(sql<{ id: string; memberNumber: string; email: string }>`
    select m.id, member_number as "memberNumber", email from members m join member_aliases a on a.member_id = m.id where a.alias = ${oldNumber}`)

const balances = (oldNumber: string) =>
  t.db.rows(sql<{ unit: string; balance: number }>`
    select l.unit, l.balance from ledger_accounts l join member_aliases a on a.member_id = l.member_id
    where a.alias = ${oldNumber} and l.kind = 'member' and l.balance > 0 order by unit`)

// Proves B-MV-01, B-MV-03, B-MV-05, B-MV-06, B-MV-09
test('members move in with their numbers, wallets and everything that they had', () =>
  withRun(async (runId) => {
    const [first] = await moveMembers(runId, 3)
    const { oldNumber = '', email = '' } = first ?? {}
    expect(await memberOf(oldNumber)).toMatchObject({ email, memberNumber: expect.stringMatching(/^JY\d{7}$/) })
    const address = await upload(
      runId,
      'addresses',
      lines(
        ['key', 'oldNumber', 'name', 'phone', 'regionCode', 'address', 'postalCode', 'isDefault'],
        ['a-1', oldNumber.toLowerCase(), 'Chan', '91234567', await leaf('HK'), '1 Harbour Road', '999077', 'yes'],
      ),
    )
    expect(await moveIn(address.id)).toMatchObject({ state: 'moved', moved: 1, faults: 0 })
    const stock = await upload(
      runId,
      'parcels',
      lines(
        [
          'key',
          'oldNumber',
          'warehouse',
          'trackingNumber',
          'weightKg',
          'lengthCm',
          'widthCm',
          'heightCm',
          'arrivedOn',
          'shelf',
          'note',
        ],
        ['p-1', oldNumber, '2', 'SF100000000001', '1.25', '30', '20', '10', '2026-01-31', 'A-1', 'Old order 77'],
      ),
    )
    expect(await moveIn(stock.id)).toMatchObject({ state: 'moved', moved: 1, faults: 0 })
    const parcel = await t.db.row(sql<Record<string, unknown>>`
      select status, actual_weight_g as weight, billable_weight_g as billed, volume_mm3 as volume, abnormal_code as abnormal, shelf, remark
      from parcels where tracking_number = 'SF100000000001'`)
    expect(parcel).toEqual({
      status: 'in_stock',
      weight: 1250,
      billed: 2000,
      volume: 6_000_000,
      abnormal: 'NO_DECLARATION',
      shelf: 'A-1',
      remark: 'Old order 77',
    })
    const gift = await upload(
      runId,
      'coupons',
      lines(
        ['key', 'oldNumber', 'title', 'currency', 'value', 'minSpend', 'endsOn'],
        ['c-1', oldNumber, 'Welcome back', 'HKD', '20', '100', '2099-12-31'],
        ['c-2', oldNumber, 'Welcome back', 'HKD', '20.00', '100', '2099-12-31'],
      ),
    )
    expect(gift.totals).toEqual([{ unit: 'HKD', count: 2, amount: 4000 }])
    expect(await moveIn(gift.id)).toMatchObject({ state: 'moved', moved: 2, faults: 0 })
    expect(await checkBooks(t.context.database)).toEqual([])
  }))

const leaf = async (country: string) =>
  (
    await t.db.row(
      sql<{ code: string }>`select code from regions where country_code = ${country} and leaf order by code limit 1`,
    )
  ).code

// Proves B-MV-10
test('balances open what the file says, once two people have signed, and the books stay true', () =>
  withRun(async (runId) => {
    const [one, two] = await moveMembers(runId, 2)
    const [first, second] = [one?.oldNumber ?? '', two?.oldNumber ?? '']
    const file = await upload(
      runId,
      'balances',
      lines(
        balanceHeads,
        [first, 'CNY', '128.5'],
        [first, 'COIN', '300'],
        [second, 'CNY', '0.01'],
        [second, 'HKD', '86'],
      ),
    )
    const totals = [
      { unit: 'CNY' as const, count: 2, amount: 12_851 },
      { unit: 'COIN' as const, count: 1, amount: 300 },
      { unit: 'HKD' as const, count: 1, amount: 8600 },
    ]
    expect(file).toMatchObject({ state: 'ready', totals })
    expect(await admin.call(moving.move, { id: file.id })).toMatchObject({ state: 'waiting' })
    await work()
    expect(await balances(first)).toEqual([])
    expect(await admin.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9003 })
    expect(await keeper.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9001 })
    const less = [{ unit: 'CNY' as const, count: 2, amount: 12_850 }, ...totals.slice(1)]
    expect(await finance.ask(moving.sign, { id: file.id, totals: less })).toMatchObject({ code: 9042 })
    expect(await finance.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 0 })
    await work()
    expect(await fileOf(file.id)).toMatchObject({ state: 'moved', moved: 4 })
    expect(await balances(first)).toEqual([
      { unit: 'CNY', balance: 12_850 },
      { unit: 'COIN', balance: 300 },
    ])
    expect(await balances(second)).toEqual([
      { unit: 'CNY', balance: 1 },
      { unit: 'HKD', balance: 8600 },
    ])
    expect(await checkBooks(t.context.database)).toEqual([])
  }))

test('who asked for it cannot sign it, whatever their roles', () =>
  withRun(async (runId) => {
    const both = await t.staff(['A', 'F'])
    const [person] = await moveMembers(runId, 1)
    const file = await upload(runId, 'balances', lines(balanceHeads, [person?.oldNumber ?? '', 'CNY', '5']))
    const { totals } = await both.call(moving.move, { id: file.id })
    expect(await both.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9003 })
    expect((await moveSigned(file.id, totals)).state).toBe('moved')
  }))

const moveSigned = async (id: string, totals: Output<typeof moving.move>['totals']) => {
  await finance.call(moving.sign, { id, totals })
  await work()
  return fileOf(id)
}

test('nobody opens or signs a balance of an account of their own', () =>
  withRun(async (runId) => {
    const [person] = await moveMembers(runId, 1)
    const { oldNumber = '', email = '' } = person ?? {}
    await t.db.run(sql`update staff set email = ${email} where id = ${admin.id}`)
    const file = await upload(runId, 'balances', lines(balanceHeads, [oldNumber, 'CNY', '5']))
    expect(await admin.ask(moving.move, { id: file.id })).toMatchObject({ code: 9003 })
    await t.db.run(sql`update staff set email = '' where id = ${admin.id}`)
    await t.db.run(sql`update staff set email = ${email} where id = ${finance.id}`)
    const { totals } = await admin.call(moving.move, { id: file.id })
    expect(await finance.ask(moving.sign, { id: file.id, totals })).toMatchObject({ code: 9003 })
    await t.db.run(sql`update staff set email = '' where id = ${finance.id}`)
  }))

test('the same files moved in again double nothing, and another amount is a fault', async () => {
  const people_ = await withRun((runId) => moveMembers(runId, 2))
  const members = lines(memberHeads, ...people_.map(personRow))
  const [first = ''] = people_.map(({ oldNumber }) => oldNumber)
  const money = lines(balanceHeads, [first, 'CNY', '10'])
  await withRun(async (runId) => moveIn((await upload(runId, 'balances', money)).id))
  await withRun(async (runId) => {
    const again = await upload(runId, 'members', members)
    expect(again).toMatchObject({ state: 'ready', known: 2, faults: 0 })
    expect(await moveIn(again.id)).toMatchObject({ state: 'moved', moved: 0 })
    const same = await upload(runId, 'balances', money)
    expect(same).toMatchObject({ state: 'ready', known: 1, totals: [] })
    await moveIn(same.id)
    const other = await upload(runId, 'balances', lines(balanceHeads, [first, 'CNY', '11']))
    expect(other).toMatchObject({ state: 'faulty', faults: 1 })
  })
  expect(await balances(first)).toEqual([{ unit: 'CNY', balance: 1000 }])
  expect(await checkBooks(t.context.database)).toEqual([])
})

// Proves B-MV-07
test('the dry run names every fault by row and column and changes nothing', () =>
  withRun(async (runId) => {
    const taken = await t.member()
    const good = nextPerson()
    const file = await upload(
      runId,
      'members',
      lines(
        memberHeads,
        ['# explanation', '', '', '', '', '', ''],
        personRow(good),
        ['JY1234567', 'a@example.com', 'HK', '', '', '', ''],
        ['X', 'b@example.com', 'HK', '', '', '', ''],
        ['N1', 'not-an-address', 'DE', '12', '', 'fr', '2024-13-01'],
        ['N2', taken.email, 'HK', '12345', '', '', '2099-01-01'],
        [good.oldNumber, 'c@example.com', 'HK', '', '', '', ''],
        ['N3', good.email, 'HK', '', '', '', ''],
        ['', '', '', '', '', '', 'x'],
      ),
    )
    expect(file).toMatchObject({ state: 'faulty', rows: 8, checked: 8, faults: 7 })
    const { list, total } = await admin.call(moving.faults, { id: file.id })
    expect(total).toBe(7)
    expect(list.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '4 oldNumber',
      '5 oldNumber',
      '6 email',
      '6 region',
      '6 phone',
      '6 language',
      '6 registeredOn',
      '7 email',
      '7 phone',
      '7 registeredOn',
      '8 oldNumber',
      '9 email',
      '10 oldNumber',
      '10 email',
      '10 region',
      '10 registeredOn',
    ])
    const csv = await admin.raw(`/api/admin/moving/files/${file.id}/faults?format=csv`)
    const sent = await csv.text()
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(sent.split('\r\n')).toHaveLength(list.length + 2)
    expect(await admin.ask(moving.move, { id: file.id })).toMatchObject({ code: 9002 })
    expect(await t.db.find(sql`select from member_aliases where alias = ${good.oldNumber}`)).toBeUndefined()
  }))

test.each([
  ['members', 'email,region\r\na@example.com,HK\r\n'],
  ['balances', ''.padEnd(3, '\n')],
  ['balances', 'oldNumber,unit,amount\r\n'],
  ['coupons', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ['parcels', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(200)])],
] as const)('a file of %s that is none says why', (kind, content) =>
  withRun(async (runId) => {
    expect(await upload(runId, kind, Buffer.from(content))).toMatchObject({
      state: 'unreadable',
      fault: expect.any(String),
    })
  }),
)

test.each([
  [['X9', 'CNY', '5'], 'oldNumber'],
  [['', 'CNY', '5'], 'oldNumber'],
  [['OWN', 'USD', '5'], 'unit'],
  [['OWN', 'CNY', '0'], 'amount'],
  [['OWN', 'CNY', '-5'], 'amount'],
  [['OWN', 'CNY', '1.005'], 'amount'],
  [['OWN', 'CNY', '"1,000"'], 'amount'],
  [['OWN', 'COIN', '1.5'], 'amount'],
  [['OWN', 'CNY', '10000000000.01'], 'amount'],
] as const)('a balance %j has a fault', (row, field) =>
  withRun(async (runId) => {
    const [person] = await moveMembers(runId, 1)
    const cells = row.map((cell) => (cell === 'OWN' ? (person?.oldNumber ?? '') : cell))
    const file = await upload(runId, 'balances', lines(balanceHeads, cells))
    expect(file).toMatchObject({ state: 'faulty', faults: 1 })
    expect((await admin.call(moving.faults, { id: file.id })).list.map((each) => each.field)).toEqual([field])
  }),
)

test('what belongs to members waits until they have moved in', () =>
  withRun(async (runId) => {
    const person = nextPerson()
    const members = await upload(runId, 'members', lines(memberHeads, personRow(person)))
    // The dry run knows who will come.
    const money = await upload(runId, 'balances', lines(balanceHeads, [person.oldNumber, 'HKD', '5']))
    expect(money).toMatchObject({ state: 'ready', faults: 0 })
    expect(await admin.ask(moving.move, { id: money.id })).toMatchObject({ code: 9041 })
    await moveIn(members.id)
    expect(await moveIn(money.id)).toMatchObject({ state: 'moved', moved: 1 })
  }))

test('an e-mail address that is taken between check and move becomes a fault of its row', () =>
  withRun(async (runId) => {
    const [one, two] = [nextPerson(), nextPerson()]
    const file = await upload(runId, 'members', lines(memberHeads, personRow(one), personRow(two)))
    const rival = await t.member()
    await t.db.run(sql`update members set email = ${two.email} where id = ${rival.id}`)
    expect(await moveIn(file.id)).toMatchObject({ state: 'moved', moved: 1, faults: 1 })
    expect((await admin.call(moving.faults, { id: file.id })).list).toMatchObject([{ row: 3, field: 'email' }])
  }))

// Proves B-MV-06
test('a piece that arrives twice is kept once, and one out of turn is refused', () =>
  withRun(async (runId) => {
    const content = Buffer.from(lines(memberHeads, personRow(nextPerson())))
    const { id } = await admin.call(moving.upload, { runId, kind: 'members', name: 'm.csv', size: content.length })
    const bytes = content.subarray(0, 40).toString('base64')
    expect(await admin.call(moving.piece, { id, start: 0, bytes })).toMatchObject({ received: 40 })
    expect(await admin.call(moving.piece, { id, start: 0, bytes })).toMatchObject({ received: 40 })
    expect(await admin.ask(moving.piece, { id, start: 41, bytes })).toMatchObject({ code: 9043 })
    const tooMuch = content.toString('base64')
    expect(await admin.ask(moving.piece, { id, start: 40, bytes: tooMuch })).toMatchObject({ code: 9043 })
    const rest = content.subarray(40).toString('base64')
    expect(await admin.call(moving.piece, { id, start: 40, bytes: rest })).toMatchObject({ state: 'reading' })
    await work()
    expect(await fileOf(id)).toMatchObject({ state: 'ready', rows: 1 })
  }))

// Proves B-MV-03, B-MV-04
test('one run is open at a time; ending it forgets the files and keeps who moved in', async () => {
  const id = await run()
  expect(await admin.ask(moving.start, { name: 'Another' })).toMatchObject({ code: 9040 })
  const [person] = await moveMembers(id, 1)
  await upload(id, 'balances', lines(balanceHeads, [person?.oldNumber ?? '', 'CNY', '5']))
  await admin.call(moving.end, { id })
  expect(
    await t.db.row(
      sql`select count(*)::int as rows from moving_rows r join moving_files f on f.id = r.file_id where run_id = ${id}`,
    ),
  ).toEqual({ rows: 0 })
  expect(await memberOf(person?.oldNumber ?? '')).toBeDefined()
  expect(await admin.ask(moving.end, { id })).toMatchObject({ code: 9002 })
})

// Proves B-MV-08, B-MV-11
test('a file is checked again when what it refers to has come, and can be given up', () =>
  withRun(async (runId) => {
    const person = nextPerson()
    const money = await upload(runId, 'balances', lines(balanceHeads, [person.oldNumber, 'HKD', '5']))
    expect(money).toMatchObject({ state: 'faulty', faults: 1 })
    await moveIn((await upload(runId, 'members', lines(memberHeads, personRow(person)))).id)
    expect(await admin.call(moving.checkAgain, { id: money.id })).toMatchObject({ state: 'checking', checked: 0 })
    await work()
    expect(await fileOf(money.id)).toMatchObject({ state: 'ready', faults: 0 })
    expect(await admin.call(moving.move, { id: money.id })).toMatchObject({ state: 'waiting' })
    expect(await admin.call(moving.cancel, { id: money.id })).toMatchObject({ state: 'cancelled' })
    expect(await admin.ask(moving.cancel, { id: money.id })).toMatchObject({ code: 9002 })
    expect(await balances(person.oldNumber)).toEqual([])
  }))

// Proves B-MV-05
test('an uploaded file takes the place of one that was not moved in', () =>
  withRun(async (runId) => {
    const first = await upload(runId, 'members', lines(memberHeads, personRow(nextPerson())))
    const second = await upload(runId, 'members', lines(memberHeads, personRow(nextPerson())))
    const { runs } = await admin.call(moving.overview, {})
    expect(runs.flatMap(({ files }) => files).filter(({ id }) => [first.id, second.id].includes(id))).toMatchObject([
      { id: second.id },
    ])
  }))

test('two who move the same file at once move it once', () =>
  withRun(async (runId) => {
    const moved = [nextPerson(), nextPerson()]
    const { id } = await upload(runId, 'members', lines(memberHeads, ...moved.map(personRow)))
    const answers = await Promise.all([admin.ask(moving.move, { id }), admin.ask(moving.move, { id })])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 9002])
    await Promise.all([work(), work(), work()])
    expect(await fileOf(id)).toMatchObject({ state: 'moved', moved: 2 })
  }))

test.each([
  ['finance', () => finance],
  ['the warehouse', () => keeper],
] as const)('%s moves nothing in', async (_who, who) => {
  expect(await who().ask(moving.start, { name: 'x' })).toMatchObject({ http: 403, code: 9001 })
})

// Proves B-MV-02
test.each(['members', 'addresses', 'balances', 'coupons', 'parcels'] as const)(
  'the template of %s explains each column in three languages, and comes back without rows',
  (kind) =>
    withRun(async (runId) => {
      for (const format of ['csv', 'xlsx'] as const) {
        const answer = await admin.call(moving.template, { kind, format })
        const bytes = Buffer.from(answer.bytes, 'base64')
        if (format === 'csv') {
          const [heads = '', ...explained] = bytes.toString('utf8').trim().split('\r\n')
          expect(explained).toHaveLength(3)
          for (const line of explained) expect(line).not.toMatch(/,,|,$/)
          expect(heads).toContain('oldNumber')
        }
        const file = await upload(runId, kind, bytes)
        expect(file).toMatchObject({ state: 'unreadable', fault: 'The file has no rows' })
      }
    }),
)

test('a parcel that carries the old number is found, received, searched for and shown with our number', async () => {
  const [person] = await withRun((runId) => moveMembers(runId, 1))
  const { oldNumber = '' } = person ?? {}
  const { memberNumber } = await memberOf(oldNumber)
  const trackingNumber = freshNumber()
  const known = await keeper.call(staffParcels.lookup, { trackingNumber, memberNumber: oldNumber.toLowerCase() })
  expect(known.labelMember).toMatchObject({ memberNumber, oldNumbers: [oldNumber] })
  const here = await warehouseId(t, 2)
  const received = await keeper.call(
    staffParcels.receive,
    scanOf(trackingNumber, here, { memberNumber: oldNumber.toLowerCase() }),
  )
  expect(received).toMatchObject({ result: 'direct', parcel: { memberNumber } })
  expect((await keeper.call(reports.find, { number: oldNumber })).members).toEqual([{ memberNumber }])
  const unknown = scanOf(freshNumber(), here, { memberNumber: `${oldNumber}9` })
  expect(await keeper.ask(staffParcels.receive, unknown)).toMatchObject({ code: 9005 })
})

// Proves B-MV-12, B-MV-13
test('waves mail everybody once, stop when paused, and leave out who has a password', async () => {
  await t.db.run(sql`update moved_members set mailed_at = now()`)
  const people_ = await withRun((runId) => moveMembers(runId, 5))
  const [chosen] = people_
  await t.db.run(sql`update members set password_hash = 'x' where email = ${chosen?.email ?? ''}`)
  const mailed = () =>
    t.db.rows(sql<{ to: string }>`
      select to_address as to from mail_outbox where kind = 'FIRST_PASSWORD' and to_address = any(${people_.map(({ email }) => email)}) order by 1`)
  const wave = await admin.call(moving.mail, { size: 2 })
  expect(await admin.ask(moving.mail, { size: 2 })).toMatchObject({ code: 9044 })
  await admin.call(moving.pause, { id: wave.id, paused: true })
  await work()
  expect(await mailed()).toEqual([])
  await admin.call(moving.pause, { id: wave.id, paused: false })
  await work()
  expect(await mailed()).toHaveLength(2)
  expect((await admin.call(moving.overview, {})).mails).toMatchObject({ toMail: 2, wave: { sent: 2, state: 'sent' } })
  expect(await admin.ask(moving.pause, { id: wave.id, paused: true })).toMatchObject({ code: 9002 })
  await admin.call(moving.mail, { size: 10_000 })
  await Promise.all([work(), work()])
  expect((await mailed()).map(({ to }) => to)).toEqual(
    people_
      .slice(1)
      .map(({ email }) => email)
      .sort(),
  )
  expect((await admin.call(moving.overview, {})).mails).toMatchObject({ toMail: 0 })
})

test('the mailed link sets the first password, and "forgot password" works as well', async () => {
  const [one, two] = await withRun((runId) => moveMembers(runId, 2))
  await admin.call(moving.mail, { size: 10 })
  await work()
  const password = 'Meow_2027'
  const linkOf = async (email: string, kind: string) =>
    (await t.db.row(sql<{ body: string }>`select body from mail_outbox where to_address = ${email} and kind = ${kind}`))
      .body
  const token = /token=([\w-]+)/.exec(await linkOf(one?.email ?? '', 'FIRST_PASSWORD'))?.[1] ?? ''
  await t.visitor.call(auth.resetPassword, { token, newPassword: password, confirmPassword: password })
  const signIn = async (account: string) =>
    t.visitor.ask(auth.login, { account, password, ...(await t.captcha('login')) } as never)
  expect(await signIn(one?.email ?? '')).toMatchObject({ code: 0 })
  expect(await signIn(two?.email ?? '')).toMatchObject({ code: 2005 })
  await t.visitor.call(auth.requestPasswordReset, { email: two?.email ?? '', ...(await t.captcha('reset')) })
  const later = /token=([\w-]+)/.exec(await linkOf(two?.email ?? '', 'RESET'))?.[1] ?? ''
  await t.visitor.call(auth.resetPassword, { token: later, newPassword: password, confirmPassword: password })
  expect(await signIn(two?.email ?? '')).toMatchObject({ code: 0 })
})
