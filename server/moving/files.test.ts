import { moving } from '#contract/moving.ts'
import { sql } from '#server/database/db.ts'
import { openTestServer } from '#test/harness.ts'
import { inOldBytes } from '#test/old-bytes.ts'
import { balanceHeads, lines, memberHeads, openMoving, personRow } from '#test/moving.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()
const { admin, work, fileOf, upload, withRun, nextPerson } = await openMoving(t)

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

test('a cell with a fault hides no fault of the others in its row', () =>
  withRun(async (runId) => {
    const member = nextPerson()
    const people = await upload(runId, 'members', lines(memberHeads, personRow(member)))
    expect(people).toMatchObject({ state: 'ready' })
    const stock = await upload(
      runId,
      'parcels',
      lines(
        ['key', 'oldNumber', 'warehouse', 'trackingNumber', 'courier', 'weightKg', 'lengthCm', 'widthCm', 'arrivedOn'],
        ['P1', 'NOBODY', '77', 'SF100000001', 'none', 'heavy', '', '', '2099-01-01'],
        ['P2', member.oldNumber, '2', 'SF100000002', '', '1.5', 'long', '20', '2026-01-31'],
      ),
    )
    const faultsOf = async ({ id }: { readonly id: string }) =>
      (await admin.call(moving.faults, { id })).list.map(({ row, field }) => `${row} ${field}`).toSorted()
    expect(await faultsOf(stock)).toEqual([
      ...['2 arrivedOn', '2 courier', '2 oldNumber', '2 warehouse', '2 weightKg'],
      ...['3 heightCm', '3 lengthCm'],
    ])
    const books = await upload(
      runId,
      'addresses',
      lines(
        ['key', 'oldNumber', 'name', 'phone', 'regionCode', 'address', 'postalCode'],
        ['A1', 'NOBODY', '', '12', 'nowhere', '1 Road', '999077'],
      ),
    )
    expect(await faultsOf(books)).toEqual(['2 name', '2 oldNumber', '2 phone', '2 regionCode'])
    const money = await upload(
      runId,
      'balances',
      lines(balanceHeads, ['NOBODY', 'GOLD', '1.5'], ['NOBODY', 'COIN', '1.5']),
    )
    expect(await faultsOf(money)).toEqual(['2 oldNumber', '2 unit', '3 amount', '3 oldNumber'])
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

test('a file in GBK or Big5 is read correctly in every language of the page', () =>
  withRun(async (runId) => {
    const texts = {
      gb18030: ['陈美玲', '广东省深圳市宝安区福永街道'],
      big5: ['陳大文', '沙田正街十八號沙田中心三樓'],
    } as const
    for (const [encoding, [name, place]] of Object.entries(texts)) {
      const [oldNumber, email, region, phone] = personRow(nextPerson())
      const rows = lines(
        memberHeads,
        [oldNumber ?? '', email ?? '', region ?? '', phone ?? '', name, '', ''],
        [`# ${place}`],
      )
      const file = await upload(
        runId,
        'members',
        Buffer.from(inOldBytes(rows, encoding === 'big5' ? 'big5' : 'gb18030')),
      )
      expect(file).toMatchObject({ state: 'ready', rows: 1 })
      const stored = await t.db.row(
        sql<{ name: string }>`select cells ->> 'name' as name from moving_rows where file_id = ${file.id}`,
      )
      expect(stored.name).toBe(name)
    }
  }))

test('a cell with bytes that are no character is a fault, and does not move in', () =>
  withRun(async (runId) => {
    const { oldNumber, email } = nextPerson()
    const row = Buffer.from(lines(memberHeads, [oldNumber, email, 'HK', '91234567', 'Ren?', '', '']))
    row[row.lastIndexOf('?')] = 0xff
    const file = await upload(runId, 'members', row)
    expect(file).toMatchObject({ state: 'faulty', faults: 1 })
    const { list } = await admin.call(moving.faults, { id: file.id })
    expect(list).toMatchObject([{ row: 2, field: 'name' }])
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
