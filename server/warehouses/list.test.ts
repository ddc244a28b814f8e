import { type Language, languages } from '#domain/language.ts'
import { regions, warehouses } from '#contract/warehouses.ts'
import { openTestServer } from '#test/harness.ts'
import { expect, test } from 'vitest'

const t = await openTestServer()

// Proves
test('a member receives five warehouse addresses, each with the own member number', async () => {
  const member = await t.member()
  const { list } = await member.call(warehouses.list, {})
  expect(list.map(({ code, name }) => [code, name])).toEqual([
    [2, 'Shenzhen Fuyong'],
    [3, 'Shenzhen Nanshan'],
    [4, 'Guangzhou Baiyun'],
    [5, 'Guangzhou Tianhe'],
    [6, 'Dongguan Humen'],
  ])
  for (const { recipient, copyText, memberNumber } of list) {
    expect(recipient.endsWith(`(${member.memberNumber})`)).toBe(true)
    expect(copyText).toContain(member.memberNumber)
    expect(memberNumber).toBe(member.memberNumber)
  }
})

test('the text to copy is one line of plain Chinese in every language, as shops take it apart', async () => {
  const member = await t.member()
  const copied = async (language: Language) =>
    (await member.call(warehouses.list, { code: 2 }, { language })).list.map((fuyong) => ({
      fuyong,
      text: fuyong.copyText,
    }))
  const [first] = await copied('zh-Hans')
  const { recipient, mobile, province, city, address, postalCode, phone } = first!.fuyong
  expect(first?.text).toBe(
    `${recipient} ${mobile.replaceAll(' ', '')} ${province}${city}${address} ${postalCode} ${phone}`,
  )
  expect(first?.text).toContain(member.memberNumber)
  for (const language of languages) expect((await copied(language))[0]?.text).toBe(first?.text)
})

test('code 1 stands for all warehouses, an unknown code for none', async () => {
  const member = await t.member()
  expect((await member.call(warehouses.list, { code: 1 })).list).toHaveLength(5)
  expect((await member.call(warehouses.list, { code: 6 })).list).toHaveLength(1)
  expect((await member.call(warehouses.list, { code: 42 })).list).toEqual([])
  expect(await member.ask(warehouses.list, { code: 'x' })).toMatchObject({ code: 1001 })
  expect(await t.visitor.ask(warehouses.list, {})).toMatchObject({ http: 401 })
})

test('countries come first, and each level below when it is asked for', async () => {
  const { list: countries } = await t.visitor.call(regions.tree, { depth: 1 })
  expect(countries[0]).toEqual({ code: 'HK', name: 'Hong Kong', destinationCode: 'HK', leaf: false, children: [] })
  expect(countries.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['CN', 'TW', 'SG', 'MY', 'ID', 'JP', 'OTHER']),
  )
  const { list: provinces } = await t.visitor.call(regions.tree, { parent: 'CN', depth: 1 }, { language: 'zh-Hans' })
  expect(provinces).toHaveLength(31)
  const { list: shenzhen } = await t.visitor.call(regions.tree, { parent: 'CN-4403' }, { language: 'zh-Hans' })
  expect(shenzhen).toContainEqual({
    code: 'CN-440306',
    name: '宝安区',
    destinationCode: 'CN',
    leaf: true,
    children: [],
  })
})

// Proves R-483
test('Hong Kong has eighteen districts, and every branch ends in leaves', async () => {
  const { list } = await t.visitor.call(regions.tree, { country: 'HK' }, { language: 'zh-Hant' })
  expect(list).toHaveLength(1)
  expect(list[0]?.children).toHaveLength(18)
  expect(list[0]?.children.map(({ name }) => name)).toContain('沙田區')
  const { list: all } = await t.visitor.call(regions.tree, {})
  const lastLevels = (branch: (typeof all)[number]): (typeof all)[number][] =>
    branch.children.length === 0 ? [branch] : branch.children.flatMap(lastLevels)
  const ends = all.flatMap(lastLevels)
  expect(ends.length).toBeGreaterThan(3000)
  expect(ends.filter(({ leaf }) => !leaf)).toEqual([])
  expect(ends.filter(({ name }) => name === '')).toEqual([])
})
