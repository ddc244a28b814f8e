import type { ComponentType } from 'react'
import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'

/*
 * Neither React nor the kit is imported here: `ahead.ts` reads this table before they have arrived.
 */

export interface SiteRoute {
  readonly path: string
  /** Key of the title (requirements, table T). */
  readonly title: keyof typeof routeTitles
  /** Routes with meta ask for a token; of the public ones only four have any. */
  readonly hasMeta: boolean
  /** The frame around the page: the members' area or the public site. */
  readonly shell: 'member' | 'public'
  /** Fetches its code. */
  readonly load: () => Promise<ComponentType>
}

const open = { hasMeta: false, shell: 'public' } as const
const member = { hasMeta: true, shell: 'member' } as const

/** Every page of the portal; public pages are prerendered (`web/site`). A path that is not listed is /404. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: paths.login, title: 'login', load: async () => (await import('./members/LoginPage.tsx')).LoginPage, ...open },
  {
    path: paths.register,
    title: 'register',
    load: async () => (await import('./members/RegisterPage.tsx')).RegisterPage,
    ...open,
  },
  {
    path: paths.retrievePassword,
    title: 'retrievePassword',
    load: async () => (await import('./members/RetrievePasswordPage.tsx')).RetrievePasswordPage,
    ...open,
  },
  {
    path: paths.sendSuccess,
    title: 'sendSuccess',
    load: async () => (await import('./members/SendSuccessPage.tsx')).SendSuccessPage,
    ...open,
  },
  {
    path: paths.activation,
    title: 'activation',
    load: async () => (await import('./members/ActivationPage.tsx')).ActivationPage,
    ...open,
  },
  {
    path: paths.success,
    title: 'success',
    load: async () => (await import('./members/SuccessPage.tsx')).SuccessPage,
    ...open,
  },
  {
    path: paths.resetPassword,
    title: 'resetPassword',
    load: async () => (await import('./members/ChangePasswordPage.tsx')).ChangePasswordPage,
    ...open,
  },
  {
    path: paths.passwordChanged,
    title: 'passwordChanged',
    load: async () => (await import('./members/ChangePasSuccessPage.tsx')).ChangePasSuccessPage,
    ...open,
  },

  {
    path: paths.memberHome,
    title: 'memberHome',
    load: async () => (await import('./members/MemberHomePage.tsx')).MemberHomePage,
    ...member,
  },
  {
    path: paths.unclaimed,
    title: 'unclaimed',
    load: async () => (await import('./claims/UnclaimedPage.tsx')).UnclaimedPage,
    ...member,
  },
  {
    path: paths.forecast,
    title: 'forecast',
    load: async () => (await import('./parcels/ForecastPage.tsx')).ForecastPage,
    ...member,
  },
  {
    path: paths.apply,
    title: 'apply',
    load: async () => (await import('./orders/applying/ApplyPage.tsx')).ApplyPage,
    ...member,
  },
  {
    path: paths.singleTicket,
    title: 'singleTicket',
    load: async () => (await import('./orders/applying/SingleTicketPage.tsx')).SingleTicketPage,
    ...member,
  },
  {
    path: paths.parcels,
    title: 'parcels',
    load: async () => (await import('./parcels/ParcelListPage.tsx')).ParcelListPage,
    ...member,
  },
  {
    path: paths.orders,
    title: 'orders',
    load: async () => (await import('./orders/list/OrderListPage.tsx')).OrderListPage,
    ...member,
  },
  {
    path: '/orderDetails',
    title: 'orderDetails',
    load: async () => (await import('./orders/details/OrderDetailsPage.tsx')).OrderDetailsPage,
    ...member,
  },
  {
    path: '/orderReceipt',
    title: 'orderReceipt',
    load: async () => (await import('./orders/receipt/ReceiptPage.tsx')).ReceiptPage,
    ...member,
  },
  {
    path: paths.tracking,
    title: 'tracking',
    load: async () => (await import('./parcels/TrackRecordPage.tsx')).TrackRecordPage,
    ...member,
  },
  {
    path: paths.profile,
    title: 'profile',
    load: async () => (await import('./members/ProfilePage.tsx')).ProfilePage,
    ...member,
  },
  {
    path: paths.consignors,
    title: 'consignors',
    load: async () => (await import('./addresses/ConsignorsPage.tsx')).ConsignorsPage,
    ...member,
  },
  {
    path: paths.consignees,
    title: 'consignees',
    load: async () => (await import('./addresses/ConsigneesPage.tsx')).ConsigneesPage,
    ...member,
  },
  {
    path: paths.warehouseAddress,
    title: 'warehouseAddress',
    load: async () => (await import('./warehouses/WarehouseAddressPage.tsx')).WarehouseAddressPage,
    ...member,
  },
  { path: paths.bills, title: 'bills', load: async () => (await import('./bills/BillsPage.tsx')).BillsPage, ...member },
  {
    path: paths.topUp,
    title: 'topUp',
    load: async () => (await import('./topups/TopUpPage.tsx')).TopUpPage,
    ...member,
  },
  {
    path: '/topupReceipt',
    title: 'topUpReceipt',
    load: async () => (await import('./topups/receipt/TopUpReceiptPage.tsx')).TopUpReceiptPage,
    ...member,
  },
  {
    path: paths.bankTransfer,
    title: 'bankTransfer',
    load: async () => (await import('./topups/BankTransferPage.tsx')).BankTransferPage,
    ...member,
  },
  {
    path: paths.store,
    title: 'store',
    load: async () => (await import('./topups/StorePage.tsx')).StorePage,
    ...member,
  },
  {
    path: paths.coins,
    title: 'coins',
    load: async () => (await import('./ledger/CoinsPage.tsx')).CoinsPage,
    ...member,
  },
  {
    path: paths.coupons,
    title: 'coupons',
    load: async () => (await import('./coupons/CouponsPage.tsx')).CouponsPage,
    ...member,
  },
  {
    path: paths.promote,
    title: 'promote',
    load: async () => (await import('./referrals/PromotePage.tsx')).PromotePage,
    ...member,
  },
  {
    path: paths.expenses,
    title: 'expenses',
    load: async () => (await import('./ledger/ExpensePage.tsx')).ExpensePage,
    ...member,
  },
  {
    path: paths.pickUpPoints,
    title: 'pickUpPoints',
    load: async () => (await import('./pick-up-points/PickUpPointsPage.tsx')).PickUpPointsPage,
    ...member,
  },
  {
    path: paths.calculator,
    title: 'calculator',
    load: async () => (await import('./calculator/CalculatePage.tsx')).CalculatePage,
    ...member,
  },
  {
    path: paths.announcement,
    title: 'announcement',
    load: async () => (await import('./content/AnnouncementPage.tsx')).AnnouncementPage,
    ...member,
  },
  {
    path: paths.feedback,
    title: 'feedback',
    load: async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage,
    ...member,
  },
  {
    path: paths.changePassword,
    title: 'changePassword',
    load: async () => (await import('./members/UpdatePasswordPage.tsx')).UpdatePasswordPage,
    ...member,
  },
  {
    path: paths.permission,
    title: 'permission',
    load: async () => (await import('./shell/PermissionPage.tsx')).PermissionPage,
    ...member,
  },
  {
    path: paths.forbidden,
    title: 'forbidden',
    load: async () => (await import('./shell/ForbiddenPage.tsx')).ForbiddenPage,
    ...member,
  },
  {
    path: paths.notFound,
    title: 'notFound',
    load: async () => (await import('./shell/NotFoundPage.tsx')).NotFoundPage,
    ...member,
  },
]
