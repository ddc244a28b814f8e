import { staffBins } from '#contract/bins.ts'
import { staffArticles } from '#contract/content-office.ts'
import { staffHandovers } from '#contract/handovers.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { payments } from '#contract/payments.ts'
import { staffParcelFiles } from '#contract/staff-parcels.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { basePath } from '#web/client/base-path.ts'
import { paths, sitePaths } from '#web/paths.ts'
import { portalPages } from '#web/portal/pages.ts'
import { staffBase, staffPaths } from '#web/staff/paths.ts'
import { newMember, signedInMember, signedInStaff } from './prepared.ts'

/*
 * Every built page as the demo members see it: with real content, and with the things it is about. The pages come from
 * the product's own route tables, so new ones are included automatically.
 */

export interface BuiltPage {
  readonly path: string
  readonly as: 'visitor' | 'member' | 'staff'
}

/** The prerendered pages, one article among them, and those of the portal. */
export const madePaths = [...sitePaths, paths.articleOf({ kind: 'announcement', slug: 'late-delivery-reductions' })]
export const publicPaths = [
  ...madePaths,
  ...portalPages.filter(({ shell }) => shell === 'public').map(({ path }) => path),
]
export const memberPaths = portalPages.filter(({ shell }) => shell === 'member').map(({ path }) => path)

/** What a page shows when its address has more parameters. */
const furtherAddresses: Readonly<Record<string, readonly string[]>> = {
  [paths.resetPassword]: ['?token=of-nobody'],
  [paths.unclaimed]: ['?tab=mine'],
  [paths.orders]: ['?rules=open'],
  [paths.coupons]: ['?tab=2', '?tab=3'],
  [paths.expenses]: ['?tab=2'],
  [paths.tracking]: ['?no=SF1420098812103,SF1420098812104'],
  [paths.pickUpPoints]: ['?region=taiwan'],
  [paths.calculator]: ['?g=31000&n=2&l=600&w=400&h=300&value=50000'],
  [paths.announcement]: ['?slug=late-delivery-reductions'],
  [paths.parcelTrack]: ['?no=SF1420098812103,JH26112112345'],
  [paths.siteCalculator]: ['?g=31000&l=600&w=400&h=300&box=1200&value=50000'],
  [staffPaths.transfers]: ['?audit='],
  [staffPaths.people]: ['?view=matrix', '?view=invitations', '?view=roles', '?view=preview&roles=receiver'],
  [staffPaths.places]: ['?tab=points', '?tab=areas'],
  [staffPaths.couriers]: ['?tab=regions', '?tab=destinations'],
  [staffPaths.goodsWords]: ['?tab=known'],
  [staffPaths.settings]: ['?q=no such setting'],
  [staffPaths.bins]: ['?view=table', '?view=differences', '?view=counts'],
  [staffPaths.handovers]: ['?state=difference', '?state=settled'],
  [staffPaths.dayEnd]: ['?view=days', '?view=people'],
  [staffPaths.payments]: ['?view=flagged'],
  [staffPaths.reconciliation]: ['?view=days'],
}

const everyOrder = { page: 1, pageSize: 50, lifecycle: 'active', dateField: 'order' } as const

/** What a version of the tariff shows. */
const versionViews = ['table', 'difference', 'whatIf', 'try', 'import'].map((view) => `?view=${view}`)

interface Cast {
  readonly stored: Readonly<Record<string, string>>
  readonly staffToken: string
  readonly pages: readonly BuiltPage[]
}

/** The pages with the sessions they need: Meiling's and the administrator's. */
export async function builtPages(): Promise<Cast> {
  const meiling = await signedInMember('meiling@example.com')
  const admin = await signedInStaff('admin')
  const { list } = await meiling.call(orders.list, everyOrder)
  const signed = list.find(({ actions }) => actions.includes('again'))
  const hers = [
    ...[...new Set([...statesOf(list), ...statesOf([...list].reverse())])].map((id) => paths.orderDetails(id)),
    ...list
      .filter(({ actions }) => actions.includes('receipt'))
      .slice(0, 1)
      .map(({ id }) => paths.orderReceipt(id)),
    ...(signed ? [paths.orderAgain(signed)] : []),
  ]
  return {
    stored: meiling.stored,
    staffToken: admin.token,
    pages: [
      ...at('visitor', basePath, publicPaths),
      ...at('visitor', staffBase, [staffPaths.login, staffPaths.join]),
      { as: 'visitor', path: '/api/docs' },
      ...at('member', basePath, [...memberPaths, ...hers]),
      ...at('staff', staffBase, await staffAddresses(admin)),
    ],
  }
}

type Paths = typeof staffPaths
type AboutOneThing = { [Key in keyof Paths]: Paths[Key] extends string ? never : Key }[keyof Paths]

/** The back office's pages; a new page about one thing does not compile until it says which things to show. */
async function staffAddresses(admin: Awaited<ReturnType<typeof signedInStaff>>): Promise<readonly string[]> {
  const { list: theirs } = await admin.call(staffOrders.search, everyOrder)
  const { list: transfers } = await admin.call(staffBankTransfers.search, { page: 1, pageSize: 1 })
  const { list: parcels } = await admin.call(staffParcelFiles.search, { pageSize: 50 })
  const { list: bins } = await admin.call(staffBins.list, { warehouseId: admin.warehouseId(2), pageSize: 1 })
  const { list: articles } = await admin.call(staffArticles.list, { pageSize: 1 })
  const payer = await newMember()
  const { paymentNumber } = await payer.call(payments.createAlipayQr, { amountMinor: 1000 })
  // With what the provider said of it.
  await payer.call(payments.simulate, { paymentNumber, result: 'success' })
  await payer.call(payments.refresh, { paymentNumber })
  const { id: draft } = await admin.call(tariffVersions.create, { name: `Spring ${Date.now()}` })
  const brought = { warehouseId: admin.warehouseId(2), courierCode: 'SF', counted: 1, bagNumber: `B${Date.now()}` }
  const { id: handover } = await admin.call(staffHandovers.take, brought)
  const shown: Record<AboutOneThing, readonly string[]> = {
    order: oneOfEach(theirs),
    handover: [handover],
    bin: bins.map(({ id }) => id),
    parcel: oneOfEach(parcels),
    transfer: transfers.map(({ id }) => id),
    payment: [paymentNumber],
    tariffVersion: [draft],
    textOf: ['companyProfile'],
    articleOf: articles.slice(0, 1).map(({ id }) => id),
    mailTextOf: ['ORDER_PAID'],
  }
  // Who is signed in sees neither: both are for somebody without a session.
  const { login, join } = staffPaths
  return [
    ...Object.values(staffPaths)
      .filter((path) => typeof path === 'string')
      .filter((path) => path !== login && path !== join),
    ...shown.order.map(staffPaths.order),
    ...shown.handover.map(staffPaths.handover),
    ...shown.bin.map(staffPaths.bin),
    ...shown.parcel.map(staffPaths.parcel),
    ...shown.transfer.map(staffPaths.transfer),
    ...shown.payment.map(staffPaths.payment),
    ...shown.tariffVersion
      .map(staffPaths.tariffVersion)
      .flatMap((path) => [path, ...versionViews.map((view) => path + view)]),
    ...shown.textOf.map(staffPaths.textOf),
    ...shown.articleOf.map(staffPaths.articleOf),
    ...shown.mailTextOf.map(staffPaths.mailTextOf),
    '/nowhere',
  ]
}

const at = (as: BuiltPage['as'], base: string, addresses: readonly string[]): readonly BuiltPage[] =>
  addresses
    .flatMap((path) => [path, ...(furtherAddresses[path] ?? []).map((more) => path + more)])
    .map((path) => ({ as, path: `${base}${path}` }))

/** As `oneOfEach`; an order that waits for a decision is a state of its own. */
const statesOf = (
  list: readonly { readonly id: string; readonly status: string; readonly actions: readonly string[] }[],
) => oneOfEach(list.map(({ id, status, actions }) => ({ id, status: `${status} ${actions.includes('decide')}` })))

/** One in every state that occurs. */
const oneOfEach = (list: readonly { readonly id: string; readonly status: string }[]) => [
  ...new Map(list.map((order) => [order.status, order.id])).values(),
]
