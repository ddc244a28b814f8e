/**
 * Every path of the site, below the router's base; the only place that knows how the specification spells them.
 * The public ones stand first, then the members' area.
 */
export const basePath = '/web_site'

export const paths = {
  home: '/webHome',
  kongFreight: '/kongFreight',
  southeast: '/Southeast',
  about: '/smartCats',
  login: '/login',
  register: '/register',
  retrievePassword: '/retrievePassword',
  sendSuccess: '/sendSuccess',
  activation: '/activation',
  success: '/success',
  resetPassword: '/changePassword',
  passwordChanged: '/changePasSuccess',
  helpCenter: '/helpCenter',
  carriageTerms: '/carriageTerms',
  privacyPolicy: '/privacyPolicy',
  freightCalculator: '/freightCalculator',
  domesticNotice: '/domesticNotice',

  memberHome: '/pageHome',
  announcement: '/announcement',
  announcementOf: (slug: string) => `/announcement?slug=${encodeURIComponent(slug)}`,
  unclaimed: '/UnclaimedParcel',
  /** The pool, looked through for one whole number. */
  unclaimedOf: (number: string) => `/UnclaimedParcel?number=${encodeURIComponent(number)}`,
  myClaims: '/UnclaimedParcel?tab=mine',
  claimDetails: (id: string) => `/UnclaimedParcel?tab=mine&claim=${id}`,
  forecast: '/forecastParcel',
  editForecast: (id: string) => `/forecastParcel?id=${id}`,
  /** The form with what is known already filled in. */
  forecastWith: (given: {
    readonly warehouseId: string
    readonly courierCode: string
    readonly trackingNumber: string
  }) => `/forecastParcel?${new URLSearchParams(given)}`,
  apply: '/applyFreight',
  editOrder: (id: string) => `/applyFreight?id=${id}`,
  singleTicket: '/akeyTransport',
  editSingleTicket: (id: string) => `/akeyTransport?id=${id}`,
  parcels: '/packageList',
  orders: '/orderManagement',
  ordersToPay: '/orderManagement?status=awaiting_payment',
  orderDetails: (id: string) => `/orderDetails?id=${id}`,
  tracking: '/trackRecord',
  track: (number: string) => `/trackRecord?no=${encodeURIComponent(number)}`,
  profile: '/basicInformation',
  consignors: '/shipperManagement',
  consignees: '/consigneeManagement',
  warehouseAddress: '/warehouseAddress',
  pickUpPoints: '/noutoasiakas',
  calculator: '/calculateFreight',
  bills: '/billQuery',
  topUp: '/onlinetopUp',
  store: '/taobao',
  bankTransfer: '/bankTransfer',
  coins: '/myIntegral',
  coupons: '/discountCoupon',
  expenses: '/expenseCalendar',
  promote: '/promote',
  feedback: '/feedback',
  changePassword: '/updatePassward',
  permission: '/permission',
  notFound: '/404',
  forbidden: '/403',
} as const

/** Where an unpaid order is changed: each kind in the form it was applied for with. */
export const editPath = ({ id, orderType }: { readonly id: string; readonly orderType: string }): string =>
  orderType === 'single_ticket' ? paths.editSingleTicket(id) : paths.editOrder(id)

/** The full address on this site, for pages without a router. */
export const siteUrl = (path: string): string => `${basePath}${path}`

/**
 * Where to go after signing in: only a path of our own, never another site's. `//host` and `/\host` leave the site in
 * a browser, so they are no paths of ours.
 */
export function ownPath(asked: string | null): string | null {
  return asked !== null && /^\/[\w-]/.test(asked) && !/[\\\s]/.test(asked) ? asked : null
}
