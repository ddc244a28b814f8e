import { memberNumber } from '#domain/member-number.ts'

/* People, numbers and goods of the labelled cases. The same seed gives the same ones. */

/** From 0 to 1 (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Draw {
  readonly maybe: (share: number) => boolean
  readonly oneOf: <Each>(many: readonly Each[]) => Each
  readonly between: (least: number, most: number) => number
  readonly digits: (count: number) => string
}

export function drawFrom(seed: number): Draw {
  const chance = chanceFrom(seed)
  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1))
  return {
    maybe: (share) => chance() < share,
    oneOf: (many) => many[between(0, many.length - 1)] as (typeof many)[number],
    between,
    digits: (count) => Array.from({ length: count }, () => between(0, 9)).join(''),
  }
}

export interface Person {
  readonly memberNumber: string
  readonly name: string
  readonly phone: string
}

const families = [...'陈林黄李张王刘吴周郑何梁罗谢郭曾邓蔡彭萧叶苏潘袁马']
const givenFirst = [...'美志嘉文晓永俊雅家丽国淑子思婉慧卓伟咏凯']
const givenLast = [...'玲强欣华雯明杰婷豪芳辉仪轩敏莹琳贤雄珊怡']
const english = [
  'CHAN Mei Ling',
  'LAM Chi Keung',
  'WONG Ka Yan',
  'LEE Siu Man',
  'HO Wing Yee',
  'CHEUNG Tsz Hin',
  'Grace LAU',
  'Kelvin NG',
]

export function drawPerson(draw: Draw, family = draw.oneOf(families)): Person {
  const given = draw.maybe(0.15) ? draw.oneOf(givenLast) : draw.oneOf(givenFirst) + draw.oneOf(givenLast)
  return {
    memberNumber: memberNumber(draw.between(300, 48_000)),
    name: draw.maybe(0.12) ? draw.oneOf(english) : family + given,
    phone: draw.maybe(0.7)
      ? `+852${draw.oneOf(['5', '6', '9'])}${draw.digits(7)}`
      : `+861${draw.oneOf(['3', '5', '8'])}${draw.digits(9)}`,
  }
}

/** A relative: the same family name, another given name. */
export function drawRelative(draw: Draw, { name }: Person): Person {
  const family = /[A-Z]/i.test(name) ? undefined : name[0]
  const relative = drawPerson(draw, family)
  return relative.name === name ? drawRelative(draw, { ...relative, name }) : relative
}

export const national = (phone: string) => phone.replace(/^\+(852|86)/, '')

const couriers = [
  ['SF', (draw) => `SF1${draw.digits(12)}`],
  ['YTO', (draw) => `YT${draw.digits(13)}`],
  ['ZTO', (draw) => `7${draw.oneOf(['3', '5', '8'])}${draw.digits(12)}`],
  ['YD', (draw) => `4${draw.digits(14)}`],
  ['JT', (draw) => `JT${draw.digits(13)}`],
  ['JD', (draw) => `JDVA${draw.digits(11)}`],
] as const satisfies readonly (readonly [string, (draw: Draw) => string])[]

export function drawNumber(draw: Draw) {
  const [courierCode, number] = draw.oneOf(couriers)
  return { courierCode, trackingNumber: number(draw) }
}

/** As a member declares them, as staff see them through the packaging, and what one weighs. */
export const goods = [
  ['女装连衣裙', '连衣裙', 450],
  ['儿童积木玩具', '积木', 1200],
  ['蓝牙耳机', '耳机', 300],
  ['保温杯 不锈钢', '保温杯', 550],
  ['猫粮 鸡肉味', '猫粮', 2100],
  ['运动鞋 男款', '鞋', 1100],
  ['床上四件套', '四件套', 2600],
  ['台灯', '台灯', 1800],
  ['手机壳', '手机壳', 120],
  ['羽绒服', '衣服', 1300],
  ['瑜伽垫', '瑜伽垫', 1500],
  ['书籍 小说', '书', 2400],
] as const
