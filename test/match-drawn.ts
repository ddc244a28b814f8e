import type { ArrivedParcel, MatchCandidate } from '#domain/match-score.ts'
import { drawNumber, drawPerson, drawRelative, type Draw, goods, national, type Person } from './match-people.ts'

/* Generators of labelled cases. What differs from a perfect pair is what makes each case. */

export interface Pair {
  readonly parcel: ArrivedParcel
  readonly candidate: MatchCandidate
}

const dayMs = 86_400_000
const noonMs = 1_788_235_200_000

/** Who forecast it, and the parcel as it arrived: everyday noise included, but no slip in a number. */
export function drawPair(draw: Draw) {
  const person = drawPerson(draw)
  const number = drawNumber(draw)
  const [declared, seen, weightG] = draw.oneOf(goods)
  const warehouseId = draw.oneOf(['fuyong', 'nanshan', 'guangzhou'])
  const arrivedAtMs = noonMs + draw.between(0, 60) * dayMs
  const parcel: ArrivedParcel = {
    ...number,
    warehouseId,
    memberNumber: null,
    labelText: '',
    ourPhones: ['+8675527301888'],
    weightG: Math.round(weightG * (0.95 + draw.between(0, 25) / 100)),
    goods: draw.maybe(0.35) ? seen : '',
    arrivedAtMs,
  }
  const candidate: MatchCandidate = {
    warehouseId: draw.maybe(0.92) ? warehouseId : 'elsewhere',
    courierCode: draw.maybe(0.88) ? number.courierCode : 'OTHER',
    trackingNumber: number.trackingNumber,
    memberNumber: person.memberNumber,
    names: [person.name],
    phones: [person.phone],
    weightG: draw.maybe(0.2) ? weightG : null,
    goods: declared,
    saidAtMs: arrivedAtMs - draw.between(-4, draw.maybe(0.9) ? 14 : 70) * dayMs,
  }
  return { person, parcel, candidate }
}

/** A name as couriers mask it. */
export function maskedName(draw: Draw, name: string): string {
  if (/[A-Z]/i.test(name)) return name.replace(/(\p{L})\p{L}+$/u, '$1***')
  const [first = '', ...rest] = [...name]
  return draw.maybe(0.5) || rest.length < 2 ? first + '*'.repeat(rest.length) : `${first}*${rest.at(-1)}`
}

export const maskedPhone = (phone: string) =>
  `${national(phone).slice(0, national(phone).length - 8 || 2)}****${phone.slice(-4)}`

/** What of the receiver a label that lost its member number still shows. */
export function labelOf(draw: Draw, { name, phone }: Pick<Person, 'name' | 'phone'>): string {
  const shown = draw.between(0, 99)
  if (shown < 30) return draw.oneOf(['', '面单受潮 仅单号可读', '无收件人姓名', '收件人 灵猫仓'])
  if (shown < 45) return `收件人 ${maskedName(draw, name)}`
  if (shown < 60) return `收件人 ${maskedName(draw, name)} ${maskedPhone(phone)}`
  if (shown < 65) return `${maskedName(draw, name)} 0755-27301888`
  if (shown < 72) return /[A-Z]/.test(name) ? name : `收件人 ${name[0]}${draw.oneOf(['小姐', '先生', '女士'])}`
  if (shown < 80) return `收件人 ${name}`
  if (shown < 90) return `收件人${name} 电话 ${national(phone)}`
  return `手机尾号 ${phone.slice(-4)}`
}

/** With a slip in the number that the member typed. */
export function slipped(slip: (draw: Draw, number: string) => string): (draw: Draw) => Pair {
  return (draw) => {
    const { person, parcel, candidate } = drawPair(draw)
    return {
      parcel: { ...parcel, labelText: labelOf(draw, person) },
      candidate: { ...candidate, trackingNumber: slip(draw, parcel.trackingNumber) },
    }
  }
}

const anyPlace = (draw: Draw, number: string) => draw.between(4, number.length - 2)
const otherDigit = (draw: Draw, digit: string | undefined) => String((Number(digit) + draw.between(1, 9)) % 10)

export function swap(draw: Draw, number: string): string {
  const from = anyPlace(draw, number)
  const at = [...number].findIndex(
    (char, each) => each >= from && each + 1 < number.length && char !== number[each + 1],
  )
  if (at < 0) return swap(draw, number)
  return number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
}
export function lose(draw: Draw, number: string): string {
  const at = anyPlace(draw, number)
  return number.slice(0, at) + number.slice(at + 1)
}
export function double(draw: Draw, number: string): string {
  const at = anyPlace(draw, number)
  return number.slice(0, at) + number[at] + number.slice(at)
}
export function mistype(draw: Draw, number: string, from = 4, until = number.length - 1): string {
  const at = draw.between(from, until)
  return number.slice(0, at) + otherDigit(draw, number[at]) + number.slice(at + 1)
}
export function misread(draw: Draw, number: string): string {
  const looks: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 5: 'S', 8: 'B' }
  const at = [...number].findIndex((char, each) => each > 2 && looks[char] !== undefined)
  return at < 0 ? double(draw, number) : number.slice(0, at) + looks[number[at] ?? ''] + number.slice(at + 1)
}

/** Its shop sends several parcels on the same day, to people who shop alike: same goods, warehouse and courier. */
export function sameShop(draw: Draw, number: (draw: Draw, number: string) => string): Pair {
  const { parcel, candidate, person } = drawPair(draw)
  const owner = draw.maybe(0.2) ? drawRelative(draw, person) : drawPerson(draw)
  return {
    parcel: { ...parcel, labelText: labelOf(draw, owner) },
    candidate: { ...candidate, trackingNumber: number(draw, parcel.trackingNumber) },
  }
}

/** Another number of the same courier. */
export const another = (draw: Draw, number: string) => number.slice(0, 4) + draw.digits(number.length - 4)
