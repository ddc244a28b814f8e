import { orderMoney } from '#domain/order-money.ts'
import type { Language } from '#domain/language.ts'
import { textIn } from '#web/kit/text/use-text.ts'
import { formatDay, formatKg, formatMoney, formatWhen } from '#web/kit/text/format.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'
import { nextStep } from '#web/portal/orders/next-step.ts'
import { text as nowText } from './now.text.ts'
import { text } from './text.ts'

interface Words {
  /** One sentence: what is asked of the member, or what happens next. */
  readonly head: string
  readonly sentences: readonly string[]
}

/** What the order says first, in words. */
export function nowWords(order: Order, language: Language): Words {
  const t = textIn(text, language)
  const now = textIn(nowText, language)
  const step = nextStep(order)
  switch (step) {
    case 'pay': {
      const held = order.priceHeldUntil
      return {
        head: now.fill('headPay', { price: formatMoney(order.dueMinor, order.currency) }),
        sentences: [t.nextPay, ...(held ? [t.fill('heldUntil', { when: formatWhen(held, language) })] : [])],
      }
    }
    case 'decide':
      return decideWords(order, language)
    case 'fee':
      return { head: now.headFee, sentences: [t.nextFee] }
    case 'pack':
      return { head: now.headPack, sentences: [t.nextPack, ...(canCancel(order) ? [now.stillCancel] : [])] }
    case 'packing':
      return { head: now.headPacking, sentences: [t.nextPack, now.noCancel] }
    case 'ship':
      return { head: now.headShip, sentences: [t.nextShip] }
    case 'remeasure':
      return {
        head: now[order.supplement ? 'headRemeasureAsked' : 'headRemeasure'],
        sentences: [
          now.fill(order.supplement ? 'nextRemeasureAsked' : 'nextRemeasure', { when: answerBy(order, language) }),
        ],
      }
    case 'hold':
      return { head: now.headHold, sentences: [now.nextHold] }
    case 'receive':
      return { head: now.headWay, sentences: [t.nextReceive] }
    case 'collect':
      return { head: now.headWay, sentences: [t.nextCollect] }
    case 'arrived':
      return { head: now.headArrived, sentences: [now.nextArrived] }
    case 'delivering':
      return { head: now.headDelivering, sentences: [t.nextReceive] }
    case 'pickUp': {
      const point = order.pickUpPoint
      const sentence = point && now.fill('nextPickUp', { name: point.name, hours: point.pickUpTime })
      return { head: now.headPickUp, sentences: [sentence ?? t.nextCollect] }
    }
    case 'exception':
      return { head: now.headException, sentences: [now.nextException] }
    case 'done':
      return {
        head: now.fill('headDone', { day: formatDay(order.signedAt ?? '', language) }),
        sentences: [t.nextNothing],
      }
    case 'cancelled':
      return { head: now.headCancelled, sentences: [cancelledSentence(order, language)] }
    case 'lost': {
      const day = formatDay(order.lostAt ?? '', language)
      return { head: now.headLost, sentences: [now.fill('nextLost', { day })] }
    }
  }
}

/** Where the money went. What staff kept is what the entries of the order come to. */
export function cancelledSentence(
  { paidAt, money, currency }: Pick<Order, 'paidAt' | 'money' | 'currency'>,
  language: Language,
): string {
  const t = textIn(text, language)
  if (paidAt === null) return t.nextCancelledUnpaid
  const { paidMinor, refundedMinor, keptMinor } = orderMoney(money)
  if (keptMinor <= 0) return t.nextCancelled
  const paid = formatMoney(paidMinor, currency)
  if (refundedMinor === 0) return t.fill('nextCancelledKept', { paid })
  return t.fill('nextCancelledFee', {
    paid,
    fee: formatMoney(keptMinor, currency),
    refunded: formatMoney(refundedMinor, currency),
  })
}

const canCancel = ({ actions }: Order) => actions.includes('cancel')

/** What rose: the billed weight if that is known, else the price. */
function decideWords(order: Order, language: Language): Words {
  const now = textIn(nowText, language)
  const { currency, quote, paidPrice } = order
  const figures = {
    paid: formatMoney(order.paidMinor - order.refundedMinor, currency),
    total: formatMoney(quote.totalMinor, currency),
    due: formatMoney(order.dueMinor, currency),
  }
  if (order.cartons.length === 0) return { head: now.headFee, sentences: [now.fill('nextDecide', figures)] }
  const before = paidPrice?.quote.billableWeightG
  const head =
    before === undefined || before === quote.billableWeightG
      ? now.headHeavier
      : now.fill('headDecide', {
          before: formatKg(before),
          after: formatKg(quote.billableWeightG),
        })
  return { head, sentences: [now.fill('nextDecide', figures)] }
}

/** The last of the answers that the boxes wait for. */
function answerBy({ cartons }: Order, language: Language): string {
  const open = cartons.flatMap(({ dispute }) => (dispute?.state === 'open' ? [dispute.answerBy] : []))
  const last = open.sort((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
  return formatWhen(last ?? '', language)
}
