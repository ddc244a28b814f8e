import { auditStatusText, claimParcelStateText, orderStatusText, parcelStatusText } from '#contract/codes.ts'
import type { reports } from '#contract/reports.ts'
import type { Output } from '#contract/wire/operation.ts'
import { tidyCode } from '#domain/plain-text.ts'
import type { useText } from '#web/kit/text/use-text.ts'
import { staffPaths, unclaimedOf } from '#web/staff/paths.ts'
import type { text } from './frame.text.ts'

/** One thing that "go to" found. */
export interface Hit {
  readonly key: string
  readonly kind: string
  readonly name: string
  /** Its status and where it is. */
  readonly detail: string
  /** Null: it has no page that this person may open, but its detail says where it is. */
  readonly to: string | null
}

type Say = ReturnType<typeof useText<typeof text>>
type Found = Output<typeof reports.find>

/** Pages whose name, or whose group's name, contains what was typed; all of them while nothing is typed. */
export function pagesNamed<Page extends { readonly name: string; readonly group: string }>(
  pages: readonly Page[],
  typed: string,
): readonly Page[] {
  const words = typed.trim().toLowerCase()
  const rank = ({ name, group }: Page) => {
    const at = name.toLowerCase().indexOf(words)
    if (at >= 0) return at === 0 ? 0 : 1
    return group.toLowerCase().includes(words) ? 2 : 3
  }
  return pages.filter((page) => rank(page) < 3).toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a number could have been meant: at least four characters, a digit among them. */
export const mayBeNumber = (typed: string): boolean => typed.trim().length >= 4 && /[\d０-９]/.test(typed)

/**
 * What the server found, with the page of each that this person may open. Enter goes to the first: what has the whole
 * number that was typed comes before what only begins with it.
 */
export function hitsOf(typed: string, found: Found, t: Say, opens: (address: string) => boolean): readonly Hit[] {
  const whole = tidyCode(typed)
  const isWhole = (...numbers: readonly (string | null)[]) =>
    numbers.some((number) => number !== null && tidyCode(number) === whole)
  const { language } = t
  const open = (address: string) => (opens(address) ? address : null)
  const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')
  const hits = [
    ...found.orders.map(({ id, orderNumber, status, logisticsNumber }) => ({
      key: id,
      kind: t.kindOrder,
      name: orderNumber,
      isWhole: isWhole(orderNumber, logisticsNumber),
      detail: joined(orderStatusText[status][language], logisticsNumber),
      to: open(staffPaths.order(id)),
    })),
    ...found.parcels.map(({ parcelId, trackingNumber, status, warehouseName, shelf, orderId, orderNumber }) => ({
      key: parcelId,
      kind: t.kindParcel,
      name: trackingNumber,
      isWhole: isWhole(trackingNumber),
      detail: joined(
        parcelStatusText[status][language],
        warehouseName,
        shelf && t.fill('onShelf', { shelf }),
        orderNumber && t.fill('inOrder', { number: orderNumber }),
      ),
      to: (orderId === null ? null : open(staffPaths.order(orderId))) ?? open(staffPaths.parcel(parcelId)),
    })),
    ...found.unclaimed.map(({ id, trackingNumber, state, warehouseName, shelf }) => ({
      key: id,
      kind: t.kindUnclaimed,
      name: trackingNumber,
      isWhole: isWhole(trackingNumber),
      detail: joined(claimParcelStateText[state][language], warehouseName, shelf && t.fill('onShelf', { shelf })),
      to: open(unclaimedOf(trackingNumber)),
    })),
    ...found.transfers.map(({ id, transferNumber, auditStatus }) => ({
      key: id,
      kind: t.kindTransfer,
      name: transferNumber,
      isWhole: isWhole(transferNumber),
      detail: auditStatusText[auditStatus][language],
      to: open(staffPaths.transfer(id)),
    })),
    ...found.members.flatMap(({ memberNumber: number }) =>
      [
        {
          key: `orders-${number}`,
          kind: t.members,
          isWhole: isWhole(number),
          name: t.fill('ordersOf', { number }),
          detail: '',
          to: open(`${staffPaths.orders}?warehouse=&q=${number}`),
        },
        {
          key: `transfers-${number}`,
          kind: t.members,
          isWhole: isWhole(number),
          name: t.fill('transfersOf', { number }),
          detail: '',
          to: open(`${staffPaths.transfers}?audit=&member=${number}`),
        },
      ].filter(({ to }) => to !== null),
    ),
  ]
  return hits.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole))
}
