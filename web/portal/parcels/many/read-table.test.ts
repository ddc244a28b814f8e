import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { columnText } from './many.text.ts'
import { cellsIn } from '#web/shared/sheets/cells.ts'
import { rowsOfTable } from './read-table.ts'
import { columns } from './row.ts'

const choices = {
  couriers: [
    { code: 'SF', text: 'SF Express', names: ['顺丰速运', '順豐速運', 'SF Express'] },
    { code: 'YTO', text: 'YTO Express', names: ['圆通速递', '圓通速遞', 'YTO Express'] },
    { code: 'ZTO', text: 'ZTO Express', names: ['中通快递', '中通快遞', 'ZTO Express'] },
  ],
  warehouses: [
    { id: 'w2', code: 2, name: 'Shenzhen Fuyong', names: ['深圳福永', 'Shenzhen Fuyong'] },
    { id: 'w3', code: 3, name: 'Shenzhen Longgang', names: ['深圳龙岗', '深圳龍崗', 'Shenzhen Longgang'] },
  ],
}
const read = (text: string) => rowsOfTable(cellsIn(text), choices)
const rows = (text: string) => read(text).map(({ cells }) => cells)

test.each([
  ['commas', 'a,b\r\n1,2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['semicolons', 'a;b\n1;2\n\n'],
])('cells between %s are read', (_what, text) => {
  expect(cellsIn(text)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

test('quotes hold commas, line breaks and quotes together', () => {
  expect(cellsIn('name,note\n"Mug, ""large""","two\nlines"\n')).toEqual([
    ['name', 'note'],
    ['Mug, "large"', 'two\nlines'],
  ])
})

test.each(languages)('our own heads are known in %s, in any order', (language) => {
  const turned = [...columns].reverse()
  const head = turned.map((column) => columnText[column][language]).join('\t')
  const line = turned
    .map((column) =>
      column === 'courier' ? 'SF' : column === 'warehouse' ? '2' : column === 'goodsType' ? '2' : `x ${column}`,
    )
    .join('\t')
  expect(rows(`${head}\n${line}`)).toEqual([
    {
      ...Object.fromEntries(columns.map((column) => [column, `x ${column}`])),
      courier: 'SF',
      warehouse: 'w2',
      goodsType: 'sensitive',
    },
  ])
})

test('heads as shops write them are known, and columns that are nobody’s are left out', () => {
  const text =
    '序号,运单号,物流公司,商品名称,规格,数量,单价,订单编号\n1,YT8800123400777,圆通速递,帆布鞋,38码,1,¥79.00,2187654321098765432\n'
  expect(rows(text)).toEqual([
    {
      trackingNumber: 'YT8800123400777',
      courier: 'YTO',
      productName: '帆布鞋',
      specification: '38码',
      quantity: '1',
      unitPrice: '79.00',
      purchaseNumber: '2187654321098765432',
    },
  ])
})

test('without headers the columns are recognised by their contents', () => {
  const text =
    'Mug\tSF1420098812991\tSF Express\tFuyong\t2\t59.90\twhite\nCup\tYT8800123400777\tYTO Express\tFuyong\t1\t7.5\tblue'
  expect(rows(text)).toEqual([
    {
      productName: 'Mug',
      trackingNumber: 'SF1420098812991',
      courier: 'SF',
      warehouse: 'w2',
      quantity: '2',
      unitPrice: '59.90',
      specification: 'white',
    },
    {
      productName: 'Cup',
      trackingNumber: 'YT8800123400777',
      courier: 'YTO',
      warehouse: 'w2',
      quantity: '1',
      unitPrice: '7.5',
      specification: 'blue',
    },
  ])
})

test('a bare list of numbers is a table of one column, with its head or without', () => {
  const numbers = [{ trackingNumber: 'SF1420098812991' }, { trackingNumber: 'YT8800123400777' }]
  expect(rows('SF1420098812991\nYT8800123400777\n')).toEqual(numbers)
  expect(rows('快递单号\nSF1420098812991\nYT8800123400777')).toEqual(numbers)
})

test('a name that is none of ours stays empty, and one that two have is not guessed', () => {
  const text = 'Tracking number,Courier,Warehouse\nSF1420098812991,Pigeon,Shenzhen\n'
  expect(rows(text)).toEqual([{ trackingNumber: 'SF1420098812991', courier: '', warehouse: '' }])
})

test('an apostrophe that kept a spreadsheet from reckoning is no part of the number', () => {
  expect(rows("Tracking number,Remark\n'462598779470531,x")).toMatchObject([{ trackingNumber: '462598779470531' }])
})

test.each([
  ['深圳龙岗', '順豐速運', '敏感货'],
  ['深圳龍崗', '顺丰', '敏感貨'],
  ['龍崗倉', 'SF Express', 'Sensitive goods'],
  ['Shenzhen Longgang', 'sf', '特货'],
  ['Longgang warehouse', '順豐', '敏感'],
])('names are known in every language, whatever the page is read in: %s, %s, %s', (warehouse, courier, goodsType) => {
  expect(rows(`单号,仓库,快递,货物类型\nSF1420098812991,${warehouse},${courier},${goodsType}\n`)).toEqual([
    { trackingNumber: 'SF1420098812991', warehouse: 'w3', courier: 'SF', goodsType: 'sensitive' },
  ])
})

test('a column with another head that holds goods types is the column of goods types', () => {
  expect(rows('单号,类型\nSF1420098812991,敏感货\nYT8800123400777,普货\n')).toEqual([
    { trackingNumber: 'SF1420098812991', goodsType: 'sensitive' },
    { trackingNumber: 'YT8800123400777', goodsType: 'ordinary' },
  ])
})

test('a column that nobody knows, and a name that is none of ours, are kept to be asked about', () => {
  const [row] = read('序号,单号,性质,仓库,收货人\n1,SF1420098812991,带电,深圳,陈大文\n')
  expect(row).toEqual({
    cells: { trackingNumber: 'SF1420098812991', warehouse: '' },
    unread: [
      { column: null, typed: '带电', head: '性质', place: 3 },
      { column: 'warehouse', typed: '深圳', head: '仓库', place: 4 },
    ],
  })
})

test('one known head above a line without figures is a line of heads', () => {
  expect(read('单号,性质\nSF1420098812991,带电').map(({ cells }) => cells)).toEqual([
    { trackingNumber: 'SF1420098812991' },
  ])
})
