import type { NextStepPage } from '#contract/refusals/next-step.ts'
import { paths } from '#web/paths.ts'

interface Visit {
  /** Which parcel or order; only for places about a single thing. */
  readonly id: string | null
  readonly isSignedIn: boolean
}

/** The path on this site of a place in the contract; null: it has no page for people who are not signed in. */
export function nextStepPath(place: NextStepPage, { id, isSignedIn }: Visit): string | null {
  switch (place) {
    case 'home':
      return isSignedIn ? paths.memberHome : paths.home
    case 'contact':
      return isSignedIn ? paths.feedback : null
    case 'parcel':
      return id === null ? paths.parcels : paths.parcelDetails(encodeURIComponent(id))
    case 'order':
      return id === null ? paths.orders : paths.orderDetails(encodeURIComponent(id))
    default:
      return pages[place]
  }
}

const pages: Readonly<Record<Exclude<NextStepPage, 'home' | 'contact' | 'parcel' | 'order'>, string>> = {
  signIn: paths.login,
  resetPassword: paths.retrievePassword,
  activation: paths.sendSuccess,
  parcels: paths.parcels,
  apply: paths.apply,
  orders: paths.orders,
  claims: paths.myClaims,
  topUp: paths.topUp,
  bankTransfers: paths.bankTransfer,
  coupons: paths.coupons,
  coins: paths.coins,
  announcements: paths.announcement,
}
