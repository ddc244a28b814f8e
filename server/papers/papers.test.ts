import { languages } from '#domain/language.ts'
import type { Paper, PaperRow } from '#contract/papers/paper.ts'
import { readPdf, tight } from '#test/read-pdf.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { pdfOf } from './papers.ts'

const row = (label: string, figure: string, why: string | null = null): PaperRow => ({
  key: label,
  label,
  why,
  cells: [figure],
})

const paperOf = (rows: readonly PaperRow[], language: Paper['language'] = 'zh-Hans'): Paper => ({
  language,
  title: '付款收据 付款收據 Receipt',
  heads: [
    { title: '收货人', name: '陳㛃堃', lines: [{ what: '电话', words: '+852 5123 4567' }, { words: '香港九龍旺角' }] },
  ],
  blocks: [
    {
      kind: 'facts',
      title: '订单',
      facts: [
        ['线路', '香港空运'],
        ['路線', '香港空運'],
      ],
    },
    { kind: 'table', title: '费用', columns: ['项目', '金额'], rows, sums: [['合计', 'HK$1,086.00']] },
  ],
  foot: ['不是发票', '並非稅務發票'],
})

const read = async (rows: readonly PaperRow[], language?: Paper['language']) =>
  readPdf(await pdfOf(paperOf(rows, language)))

test.each(languages)('every character can be searched for as it was written, in a paper in %s', async (language) => {
  const words = [
    '简体线路费用团们发龙',
    '繁體線路費用團們發龍',
    '嘅喺唔該咁啲冇',
    '㛃堃喆玥䶮㵘',
    '𨋢𠝹𡃁',
    'Zoë O’Hara office ffi fl AV To',
    '0123456789 ¥67.00 HK$1,086.00 −¥10.00',
    '60 × 40 × 22.5 cm ÷ 6000',
    '（「引号」、；：！？）— … · #1 @',
  ]
  const { text } = await read(
    words.map((each) => row(each, '¥1.00')),
    language,
  )
  for (const each of words) expect(text).toContain(tight(each))
})

test('what no font can draw is marked with its number and explained', async () => {
  const { text } = await read([row('𠮷野 😀 سلام', '¥1.00')])
  expect(text).toContain('〔U+20BB7〕野〔U+1F600〕〔U+0633〕')
  expect(text).toContain(tight('〔U+…〕代表本文件的字体中没有的字符'))
  expect((await read([row('猫 ️❤', '¥1.00')])).text).not.toContain('U+FE0F')
  expect((await read([row('猫', '¥1.00')])).text).not.toContain('〔')
})

test('title and language are set, and one page is not numbered', async () => {
  const languageOf = async (language: Paper['language']) => (await read([row('a', '¥1')], language)).language
  expect(await Promise.all(languages.map(languageOf))).toEqual(['zh-Hans', 'zh-Hant-HK', 'en'])
  const { title, pages, text } = await read([row('a', '¥1')])
  expect([title, pages.length]).toEqual(['付款收据 付款收據 Receipt', 1])
  expect(text).not.toContain('共1页')
})

test('many rows take several numbered pages, each row whole and once, under headings that come again', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => row(`第<${at}>行`, `¥${at}.00`, `说明<${at}>`))
  const { pages, text } = await read(rows)
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain(`第${at + 1}页，共${pages.length}页`)
    if (page.includes('行')) expect(page).toContain('项目金额')
  }
  for (const [at] of rows.entries()) {
    expect(text.split(`第<${at}>行`)).toHaveLength(2)
    expect(pages.filter((page) => page.includes(`第<${at}>行`))).toEqual(
      pages.filter((page) => page.includes(`说明<${at}>`)),
    )
  }
})

test('words without an end and long texts stay inside their column', async () => {
  const long = 'X'.repeat(400)
  const sentence = '这张订单的费用、付款和退款。'.repeat(40)
  const { text } = await read([row(long, '¥1.00', sentence)])
  expect(text).toContain(long)
  expect(text).toContain(sentence)
})

test('a paper takes little of the processor at a time, so that other calls are answered in between', async () => {
  const rows = Array.from({ length: 200 }, (_, at) =>
    row(`续重 ${at} kg`, `¥${at}.00`, '香港空运，2026年11月21日起生效的价目'),
  )
  await pdfOf(paperOf(rows))
  const delays = monitorEventLoopDelay({ resolution: 1 })
  const longest: number[] = []
  for (let time = 0; time < 5; time += 1) {
    delays.reset()
    delays.enable()
    await pdfOf(paperOf(rows))
    delays.disable()
    longest.push(delays.max / 1e6)
  }
  // The shortest of five: what the paper takes itself, not what else the machine did meanwhile.
  expect(Math.min(...longest)).toBeLessThan(50)
})
