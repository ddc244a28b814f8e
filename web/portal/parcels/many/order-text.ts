import { courierGuesses, type CourierPattern } from '#domain/courier-guess.ts'
import {
  amountMinorIn,
  courierNamedIn,
  quantityIn,
  type Segment,
  segmentsOf,
  tokensIn,
  wordsIn,
} from './order-labels.ts'
import { halfUp } from '#domain/money.ts'
import { notGoods, parcelsTold } from './order-words.text.ts'
import { toHalfWidth } from '#domain/plain-text.ts'
import { tidyTrackingNumber } from '#domain/tracking-number.ts'

/** A parcel mentioned in an order's text. What the text does not say is empty or null. */
export interface FoundParcel {
  readonly trackingNumber: string
  /** One: named in the text, or guessed. Several: ask. None: unknown. */
  readonly couriers: readonly string[]
  /** The text names the courier; otherwise it was inferred from the form of the number. */
  readonly isCourierNamed: boolean
  /** Neither a label nor a courier's format says that this is a tracking number. */
  readonly isDoubtful: boolean
  readonly goodsName: string
  readonly specification: string
  readonly quantity: number | null
  readonly unitPriceMinor: number | null
  readonly orderNumber: string
  /** How many parcels the seller sent the order in: as stated, otherwise as many as are named. */
  readonly orderParcels: number
}

/**
 * Finds the parcels in text copied from a shop's order page, a chat or a list (smart paste). Orders follow one another;
 * what one says applies to all its parcels. Every number is returned once.
 */
export function parcelsInOrderText(text: string, patterns: readonly CourierPattern[]): readonly FoundParcel[] {
  const blocks = blocksOf(text, patterns)
  const seen = new Set<string>()
  return blocks.flatMap((block) => {
    const numbers = block.numbers.filter(({ number }) => !seen.has(number) && seen.add(number))
    return numbers.map((found) => parcelOf(block, found, patterns))
  })
}

interface FoundNumber {
  readonly number: string
  readonly courier: string | null
  readonly isLabelled: boolean
}

interface Block {
  numbers: FoundNumber[]
  orderNumber: string
  courier: string | null
  goodsName: string
  specification: string
  quantity: number | null
  unitPriceMinor: number | null
  totalMinor: number | null
  parcels: number
  /** The label on the line above, if it was alone there. */
  waiting: Segment['label']
}

const emptyBlock = (): Block => ({
  numbers: [],
  orderNumber: '',
  courier: null,
  goodsName: '',
  specification: '',
  quantity: null,
  unitPriceMinor: null,
  totalMinor: null,
  parcels: 0,
  waiting: null,
})

function blocksOf(text: string, patterns: readonly CourierPattern[]): readonly Block[] {
  let block = emptyBlock()
  const blocks = [block]
  const begin = () => blocks.push((block = emptyBlock()))
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = toHalfWidth(raw).replace(/\s+/g, ' ').trim()
    if (line === '') {
      if (block.numbers.length > 0) begin()
      continue
    }
    const segments = waitedFor(segmentsOf(line), block)
    const orderNumber = valueOf(segments, 'orderNumber')
    const isNextOrder =
      orderNumber !== '' && (block.orderNumber !== '' || isTold(block)) && block.orderNumber !== orderNumber
    if (isNextOrder || (block.orderNumber === '' && isTold(block) && hasNumber(segments, patterns))) begin()
    for (const segment of segments) read(block, segment, patterns)
  }
  return joined(blocks)
}

/** A label alone on its line applies to the line below. */
function waitedFor(segments: readonly Segment[], block: Block): readonly Segment[] {
  const [first, ...others] = segments
  const labelled =
    first && first.label === null && block.waiting ? [{ ...first, label: block.waiting }, ...others] : segments
  const last = labelled.at(-1)
  block.waiting = last?.value === '' ? last.label : null
  return labelled
}

const valueOf = (segments: readonly Segment[], label: Segment['label']) =>
  tokensIn(segments.find((segment) => segment.label === label)?.value ?? '')[0] ?? ''

/** It has a number and says something about the contents: the next number starts a new block. */
const isTold = ({ numbers, goodsName, unitPriceMinor, totalMinor }: Block) =>
  numbers.length > 0 && (goodsName !== '' || unitPriceMinor !== null || totalMinor !== null)

const hasNumber = (segments: readonly Segment[], patterns: readonly CourierPattern[]) =>
  segments.some((segment) => numbersIn(segment, patterns).length > 0)

function read(block: Block, segment: Segment, patterns: readonly CourierPattern[]) {
  const { label, value } = segment
  const isLabel = (given: Segment['label']) => label === given
  if (isLabel('other')) return
  const numbers = numbersIn(segment, patterns)
  const courier = courierNamedIn(value)
  block.numbers.push(...numbers.map((found) => ({ ...found, courier })))
  if (isLabel('orderNumber')) block.orderNumber ||= tokensIn(value)[0] ?? ''
  if (isLabel('courier')) block.courier ??= courier
  if (isLabel('specification')) block.specification ||= wordsIn(value).slice(0, 100)
  if (isLabel('total')) block.totalMinor ??= amountMinorIn(value, true)
  else if (label !== 'orderNumber') block.unitPriceMinor ??= amountMinorIn(value, isLabel('unitPrice'))
  if (label !== 'specification') block.quantity ??= quantityIn(value, isLabel('quantity'))
  block.parcels = Math.max(block.parcels, parcelsToldIn(value))
  if (isLabel('goods') || (label === null && isGoods(value))) block.goodsName ||= wordsIn(value).slice(0, 100)
}

const toldPatterns = parcelsTold.map((words) => new RegExp(words.replace('#', '\\s*(\\d{1,2})\\s*'), 'i'))

const parcelsToldIn = (value: string) =>
  Math.max(0, ...toldPatterns.map((pattern) => Number(pattern.exec(value)?.[1] ?? 0)))

/** Possibly the name of what was bought: words that mean nothing else. */
function isGoods(value: string): boolean {
  const words = wordsIn(value)
  const isWord = /\p{Script=Han}{2}|[A-Za-z]{3}/u.test(words)
  return isWord && words.length <= 120 && !notGoods.some((other) => value.toLowerCase().includes(other))
}

/** A label makes it a number; without one its format does, and alone on its line it may be one. */
function numbersIn({ label, value }: Segment, patterns: readonly CourierPattern[]): Omit<FoundNumber, 'courier'>[] {
  if (label !== null && label !== 'trackingNumber' && label !== 'courier') return []
  const isLabelled = label === 'trackingNumber'
  return tokensIn(value).flatMap((token) => {
    const number = tidyTrackingNumber(withoutPackageSuffix(token))
    if (number === null || (number.match(/\d/g) ?? []).length < 6 || isOtherFigure(number)) return []
    const isKnown = courierGuesses(number, patterns).length > 0
    const isAlone = token === value && number.length >= 10 && number.length <= 18
    return isLabelled || isKnown || isAlone ? [{ number, isLabelled: isLabelled || isKnown }] : []
  })
}

/** JD numbers the packages of one parcel: `JDVA11408814483-1-1-`. */
const withoutPackageSuffix = (token: string) =>
  token.replace(/^(JD[A-Z0-9]{13})-\d{1,3}-\d{1,3}-?$/i, '$1').replace(/-+$/, '')

/** A mainland mobile phone number, a date, or a date with a time. */
const isOtherFigure = (number: string) => /^1[3-9]\d{9}$/.test(number) || /^20\d\d-?[01]\d-?[0-3]\d/.test(number)

/**
 * A block after an empty line that follows a number, without a number or order of its own, belongs to the block above.
 */
function joined(blocks: readonly Block[]): readonly Block[] {
  const kept: Block[] = []
  for (const block of blocks) {
    const above = kept.at(-1)
    if (block.numbers.length > 0) kept.push(block)
    else if (above && block.orderNumber === '') fill(above, block)
  }
  return kept
}

function fill(above: Block, block: Block) {
  above.courier ??= block.courier
  above.goodsName ||= block.goodsName
  above.specification ||= block.specification
  above.quantity ??= block.quantity
  above.unitPriceMinor ??= block.unitPriceMinor
  above.totalMinor ??= block.totalMinor
}

function parcelOf(
  block: Block,
  { number, courier, isLabelled }: FoundNumber,
  patterns: readonly CourierPattern[],
): FoundParcel {
  const named = courier ?? block.courier
  const { goodsName, specification, quantity, orderNumber } = block
  return {
    trackingNumber: number,
    couriers: named === null ? courierGuesses(number, patterns) : [named],
    isCourierNamed: named !== null,
    isDoubtful: !isLabelled,
    goodsName,
    specification,
    quantity,
    unitPriceMinor: unitPriceOf(block),
    orderNumber,
    orderParcels: Math.max(block.parcels, block.numbers.length),
  }
}

/** The price of one piece from the total, rounded half up. */
function unitPriceOf({ unitPriceMinor, totalMinor, quantity }: Block): number | null {
  if (unitPriceMinor !== null) return unitPriceMinor
  return totalMinor === null ? null : halfUp(totalMinor, quantity ?? 1)
}
