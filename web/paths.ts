import { articlePath, articlesPath } from '#contract/article-path.ts'
import { basePath } from '#web/client/base-path.ts'
import { type Need, needParams } from './need.ts'

/** A list begins with the last month (R-586); what was counted may be older, so the dates are left empty. */
const ever = 'from=&to='

interface InWarehouse {
  readonly warehouseCode: number
}

/**
 * Every path of the site, below the router's base; the only place that knows how the specification spells them, except
 * for articles, whose paths the server needs too. Public paths first, then the members' area.
 */
export const paths = {
  home: '/webHome',
  kongFreight: '/kongFreight',
  southeast: '/Southeast',
  taiwan: '/taiwanFreight',
  singapore: '/singaporeFreight',
  about: '/smartCats',
  notices: articlesPath('announcement'),
  industry: articlesPath('industry'),
  contact: '/smartCats/contact',
  articleOf: articlePath,
  /**
   * All articles of a kind by date, a hundred per page; the first page has the oldest, so that a full page never
   * changes.
   */
  archiveOf: (kind: 'announcement' | 'industry', page: number) => `${articlesPath(kind)}/archive/${page}`,
  helpCenter: '/helpCenter',
  tutorial: '/tutorial',
  contraband: '/contraband',
  carriageTerms: '/carriageTerms',
  privacyPolicy: '/privacyPolicy',
  parcelTrack: '/expressTrack',
  orderTrack: '/orderTrack',
  charges: '/kongFreightCharges',
  malaysia: '/malaysiaFreight',
  survey: '/southeastSurvey',
  siteCalculator: '/freightCalculator',
  domesticNotice: '/domesticNotice',
  seaParcelLine: '/shippingpackagechannelintroduction',
  airLine: '/airdeliverychannelintroduction',
  seaBulkLine: '/Introductiontobulkshippingchannels',
  hkBulkLine: '/Bulklinechannelintroduction',
  hkParcelLine: '/packagespeciallinechannelintroduction',
  hkPickUpLine: '/Sincethespeciallinechannelintroduction',

  login: '/login',
  register: '/register',
  retrievePassword: '/retrievePassword',
  sendSuccess: '/sendSuccess',
  activation: '/activation',
  success: '/success',
  resetPassword: '/changePassword',
  passwordChanged: '/changePasSuccess',
  /** Where third parties send people back to; registered with each of them exactly so. */
  signInReturn: '/signInReturn',

  memberHome: '/pageHome',
  announcement: '/announcement',
  announcementOf: (slug: string) => `/announcement?slug=${encodeURIComponent(slug)}`,
  unclaimed: '/UnclaimedParcel',
  /** The pool, searched for one whole number. */
  unclaimedOf: (number: string) => `/UnclaimedParcel?number=${encodeURIComponent(number)}`,
  myClaims: '/UnclaimedParcel?tab=mine',
  correctableClaims: '/UnclaimedParcel?tab=mine&status=correctable',
  claimDetails: (id: string) => `/UnclaimedParcel?tab=mine&claim=${id}`,
  forecast: '/forecastParcel',
  editForecast: (id: string) => `/forecastParcel?id=${id}`,
  /** The form, prefilled with what is known. */
  forecastWith: (given: {
    readonly warehouseId: string
    readonly courierCode: string
    readonly trackingNumber: string
  }) => `/forecastParcel?${new URLSearchParams(given)}`,
  forecastOf: (trackingNumber: string) => `/forecastParcel?${new URLSearchParams({ trackingNumber })}`,
  apply: '/applyFreight',
  /** Among the parcels of one warehouse. */
  applyIn: (warehouseCode: number) => `/applyFreight?warehouse=${warehouseCode}`,
  /** With a parcel ticked, among those of its warehouse. */
  applyWith: ({ id, warehouseCode }: { readonly id: string; readonly warehouseCode: number }) =>
    `/applyFreight?warehouse=${warehouseCode}&parcel=${id}`,
  /** As an earlier order was sent, with the parcels of its warehouse to choose from. */
  orderAgain: (order: {
    readonly id: string
    readonly orderType: string
    readonly parcels: readonly InWarehouse[]
  }) => {
    const [parcel] = order.parcels
    return `${order.orderType === 'single_ticket' ? '/akeyTransport' : '/applyFreight'}?again=${order.id}${parcel ? `&warehouse=${parcel.warehouseCode}` : ''}`
  },
  /** Among the parcels of a warehouse; those that are ticked travel in the link's state. */
  applyAmong: (warehouseCode: number) => `/applyFreight?warehouse=${warehouseCode}`,
  editOrder: (id: string) => `/applyFreight?id=${id}`,
  singleTicket: '/akeyTransport',
  editSingleTicket: (id: string) => `/akeyTransport?id=${id}`,
  parcels: '/packageList',
  parcelsIn: (status: string) => `/packageList?status=${status}&${ever}`,
  parcelsOfAllTime: `/packageList?${ever}`,
  parcelDetails: (id: string) => `/packageList?parcel=${id}`,
  abnormalParcels: `/packageList?abnormal=1&${ever}`,
  /** Parcels whose free days end within a week. */
  endingParcels: `/packageList?ending=1&${ever}`,
  endingParcelsIn: (warehouseCode: number) => `/packageList?ending=1&warehouse=${warehouseCode}&${ever}`,
  parcelsOfPurchase: (purchaseNumber: string) => `/packageList?search=${encodeURIComponent(purchaseNumber)}&${ever}`,
  /** Parcels whose number or order holds this. */
  parcelsWith: (number: string) => `/packageList?search=${encodeURIComponent(number)}&${ever}`,
  openPurchases: '/packageList?watch=all',
  orders: '/orderManagement',
  ordersToPay: `/orderManagement?status=awaiting_payment&${ever}`,
  /** Paid orders with more to pay. */
  ordersOwing: `/orderManagement?status=paid&due=1&${ever}`,
  ordersWith: (number: string) => `/orderManagement?search=${encodeURIComponent(number)}&${ever}`,
  ordersOfAllTime: `/orderManagement?${ever}`,
  rules: '/orderManagement?rules=open',
  failedRules: '/orderManagement?rules=failed',
  orderDetails: (id: string) => `/orderDetails?id=${id}`,
  /** What was paid for an order, to be printed. */
  orderReceipt: (id: string) => `/orderReceipt?orderId=${id}`,
  tracking: '/trackRecord',
  track: (number: string) => `/trackRecord?no=${encodeURIComponent(number)}`,
  /** What the member was told, with a choice by which channels; `notices` are announcements for everybody. */
  noticeCentre: '/notices',
  unreadNotices: '/notices?show=unread',
  profile: '/basicInformation',
  consignors: '/shipperManagement',
  consignees: '/consigneeManagement',
  warehouseAddress: '/warehouseAddress',
  pickUpPoints: '/noutoasiakas',
  calculator: '/calculateFreight',
  bills: '/billQuery',
  /** Bills of orders whose number begins like this. */
  billsOf: (orderNumber: string) => `/billQuery?orderNumber=${encodeURIComponent(orderNumber)}&${ever}`,
  topUp: '/onlinetopUp',
  /** One payment of the page: to pay it, or to see what became of it. */
  topUpPayment: (paymentNumber: string) => `/onlinetopUp?payment=${paymentNumber}`,
  topUpReceipt: (paymentNumber: string) => `/topupReceipt?no=${paymentNumber}`,
  /** With the amount that an order still needs. */
  topUpFor: (need: Need) => `/onlinetopUp?${needParams(need)}`,
  store: '/taobao',
  bankTransfer: '/bankTransfer',
  bankTransferFor: (need: Need) => `/bankTransfer?${needParams(need)}`,
  transferOf: (number: string) => `/bankTransfer?number=${encodeURIComponent(number)}`,
  rejectedTransfers: '/bankTransfer?audit=rejected',
  coins: '/myIntegral',
  coupons: '/discountCoupon',
  /** Usable, used and expired coupons (R-584). */
  couponsIn: (tab: 1 | 2 | 3) => `/discountCoupon?tab=${tab}`,
  expenses: '/expenseCalendar',
  promote: '/promote',
  feedback: '/feedback',
  /** With the start of a letter about a parcel. */
  letterAbout: (trackingNumber: string, about: 'parcel' | 'elsewhere') =>
    `/feedback?${new URLSearchParams({ parcel: trackingNumber, about })}`,
  /** With the start of a letter about an order. */
  letterAboutOrder: (orderNumber: string) => `/feedback?${new URLSearchParams({ order: orderNumber })}`,
  answeredLetters: '/feedback?replied=yes',
  changePassword: '/updatePassward',
  permission: '/permission',
  notFound: '/404',
  forbidden: '/403',
} as const

/** Where an unpaid order is edited: each kind in the form used to apply for it (R-153). */
export const editPath = ({ id, orderType }: { readonly id: string; readonly orderType: string }): string =>
  orderType === 'single_ticket' ? paths.editSingleTicket(id) : paths.editOrder(id)

/** Prerendered pages (`web/site`): separate documents, outside the portal's router. */
export const sitePaths: readonly string[] = [
  ...[paths.home, paths.kongFreight, paths.southeast, paths.about, paths.notices, paths.industry, paths.contact],
  ...[paths.helpCenter, paths.tutorial, paths.contraband, paths.carriageTerms, paths.privacyPolicy],
  ...[paths.taiwan, paths.singapore, paths.malaysia, paths.charges, paths.survey, paths.siteCalculator],
  ...[paths.parcelTrack, paths.orderTrack],
  ...[paths.domesticNotice, paths.seaParcelLine, paths.airLine, paths.seaBulkLine],
  ...[paths.hkBulkLine, paths.hkParcelLine, paths.hkPickUpLine],
]

export const portalPaths: readonly string[] = [
  ...new Set(
    [...Object.values(paths), paths.orderDetails(''), paths.orderReceipt(''), paths.topUpReceipt('')].flatMap((path) =>
      typeof path === 'string' ? [path.replace(/\?.*/, '')] : [],
    ),
  ),
].filter((path) => !sitePaths.includes(path))

/** Articles have addresses below their list. */
export function isSitePath(path: string): boolean {
  const [way = ''] = path.split(/[?#]/)
  return sitePaths.includes(way) || way.startsWith(`${paths.notices}/`) || way.startsWith(`${paths.industry}/`)
}

/** The full path on this site, for pages without a router. */
export const siteUrl = (path: string): string => `${basePath}${path}`

/**
 * Where to go after signing in: only one of our own paths, never another site. Browsers treat `//host` and `/\host` as
 * another site, so both are rejected.
 */
export function ownPath(path: string | null): string | null {
  return path !== null && /^\/[\w-]/.test(path) && !/[\\\s]/.test(path) ? path : null
}
