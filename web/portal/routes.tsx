import type { ComponentType } from 'react'
import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import { lazyPage } from '#web/kit/message/lazy-page.ts'

export interface SiteRoute {
  readonly path: string
  /** Key of the title (requirements, table T). */
  readonly title: keyof typeof routeTitles
  /** Routes with meta ask for a token; of the public ones only four have any. */
  readonly hasMeta: boolean
  /** The frame around the page: the members' area or the public site. */
  readonly shell: 'member' | 'public'
  readonly Page: ComponentType
}

const LoginPage = lazyPage(() => import('#web/portal/members/LoginPage.tsx'), 'LoginPage')
const RegisterPage = lazyPage(() => import('#web/portal/members/RegisterPage.tsx'), 'RegisterPage')
const RetrievePasswordPage = lazyPage(
  () => import('#web/portal/members/RetrievePasswordPage.tsx'),
  'RetrievePasswordPage',
)
const SendSuccessPage = lazyPage(() => import('#web/portal/members/SendSuccessPage.tsx'), 'SendSuccessPage')
const ActivationPage = lazyPage(() => import('#web/portal/members/ActivationPage.tsx'), 'ActivationPage')
const SuccessPage = lazyPage(() => import('#web/portal/members/SuccessPage.tsx'), 'SuccessPage')
const ChangePasswordPage = lazyPage(() => import('#web/portal/members/ChangePasswordPage.tsx'), 'ChangePasswordPage')
const ChangePasSuccessPage = lazyPage(
  () => import('#web/portal/members/ChangePasSuccessPage.tsx'),
  'ChangePasSuccessPage',
)
const MemberHomePage = lazyPage(() => import('#web/portal/members/MemberHomePage.tsx'), 'MemberHomePage')
const ProfilePage = lazyPage(() => import('#web/portal/members/ProfilePage.tsx'), 'ProfilePage')
const UpdatePasswordPage = lazyPage(() => import('#web/portal/members/UpdatePasswordPage.tsx'), 'UpdatePasswordPage')
const WarehouseAddressPage = lazyPage(
  () => import('#web/portal/warehouses/WarehouseAddressPage.tsx'),
  'WarehouseAddressPage',
)
const UnclaimedPage = lazyPage(() => import('#web/portal/claims/UnclaimedPage.tsx'), 'UnclaimedPage')
const ForecastPage = lazyPage(() => import('#web/portal/parcels/ForecastPage.tsx'), 'ForecastPage')
const ParcelListPage = lazyPage(() => import('#web/portal/parcels/ParcelListPage.tsx'), 'ParcelListPage')
const TrackRecordPage = lazyPage(() => import('#web/portal/parcels/TrackRecordPage.tsx'), 'TrackRecordPage')
const ConsigneesPage = lazyPage(() => import('#web/portal/addresses/ConsigneesPage.tsx'), 'ConsigneesPage')
const ConsignorsPage = lazyPage(() => import('#web/portal/addresses/ConsignorsPage.tsx'), 'ConsignorsPage')
const ApplyPage = lazyPage(() => import('#web/portal/orders/applying/ApplyPage.tsx'), 'ApplyPage')
const SingleTicketPage = lazyPage(() => import('#web/portal/orders/applying/SingleTicketPage.tsx'), 'SingleTicketPage')
const OrderListPage = lazyPage(() => import('#web/portal/orders/list/OrderListPage.tsx'), 'OrderListPage')
const OrderDetailsPage = lazyPage(() => import('#web/portal/orders/details/OrderDetailsPage.tsx'), 'OrderDetailsPage')
const ReceiptPage = lazyPage(() => import('#web/portal/orders/receipt/ReceiptPage.tsx'), 'ReceiptPage')
const BankTransferPage = lazyPage(() => import('#web/portal/topups/BankTransferPage.tsx'), 'BankTransferPage')
const TopUpPage = lazyPage(() => import('#web/portal/topups/TopUpPage.tsx'), 'TopUpPage')
const StorePage = lazyPage(() => import('#web/portal/topups/StorePage.tsx'), 'StorePage')
const CoinsPage = lazyPage(() => import('#web/portal/ledger/CoinsPage.tsx'), 'CoinsPage')
const CouponsPage = lazyPage(() => import('#web/portal/coupons/CouponsPage.tsx'), 'CouponsPage')
const PromotePage = lazyPage(() => import('#web/portal/referrals/PromotePage.tsx'), 'PromotePage')
const BillsPage = lazyPage(() => import('#web/portal/bills/BillsPage.tsx'), 'BillsPage')
const ExpensePage = lazyPage(() => import('#web/portal/ledger/ExpensePage.tsx'), 'ExpensePage')
const PickUpPointsPage = lazyPage(() => import('#web/portal/pick-up-points/PickUpPointsPage.tsx'), 'PickUpPointsPage')
const CalculatePage = lazyPage(() => import('#web/portal/calculator/CalculatePage.tsx'), 'CalculatePage')
const AnnouncementPage = lazyPage(() => import('#web/portal/content/AnnouncementPage.tsx'), 'AnnouncementPage')
const FeedbackPage = lazyPage(() => import('#web/portal/feedback/FeedbackPage.tsx'), 'FeedbackPage')
const PermissionPage = lazyPage(() => import('#web/portal/shell/PermissionPage.tsx'), 'PermissionPage')
const ForbiddenPage = lazyPage(() => import('#web/portal/shell/ForbiddenPage.tsx'), 'ForbiddenPage')
const NotFoundPage = lazyPage(() => import('#web/portal/shell/NotFoundPage.tsx'), 'NotFoundPage')

const open = { hasMeta: false, shell: 'public' } as const
const member = { hasMeta: true, shell: 'member' } as const

/** Every page of the portal; public pages are prerendered (`web/site`). A path that is not listed is /404. */
export const siteRoutes: readonly SiteRoute[] = [
  { path: paths.login, title: 'login', Page: LoginPage, ...open },
  { path: paths.register, title: 'register', Page: RegisterPage, ...open },
  { path: paths.retrievePassword, title: 'retrievePassword', Page: RetrievePasswordPage, ...open },
  { path: paths.sendSuccess, title: 'sendSuccess', Page: SendSuccessPage, ...open },
  { path: paths.activation, title: 'activation', Page: ActivationPage, ...open },
  { path: paths.success, title: 'success', Page: SuccessPage, ...open },
  { path: paths.resetPassword, title: 'resetPassword', Page: ChangePasswordPage, ...open },
  { path: paths.passwordChanged, title: 'passwordChanged', Page: ChangePasSuccessPage, ...open },

  { path: paths.memberHome, title: 'memberHome', Page: MemberHomePage, ...member },
  { path: paths.unclaimed, title: 'unclaimed', Page: UnclaimedPage, ...member },
  { path: paths.forecast, title: 'forecast', Page: ForecastPage, ...member },
  { path: paths.apply, title: 'apply', Page: ApplyPage, ...member },
  { path: paths.singleTicket, title: 'singleTicket', Page: SingleTicketPage, ...member },
  { path: paths.parcels, title: 'parcels', Page: ParcelListPage, ...member },
  { path: paths.orders, title: 'orders', Page: OrderListPage, ...member },
  { path: '/orderDetails', title: 'orderDetails', Page: OrderDetailsPage, ...member },
  { path: '/orderReceipt', title: 'orderReceipt', Page: ReceiptPage, ...member },
  { path: paths.tracking, title: 'tracking', Page: TrackRecordPage, ...member },
  { path: paths.profile, title: 'profile', Page: ProfilePage, ...member },
  { path: paths.consignors, title: 'consignors', Page: ConsignorsPage, ...member },
  { path: paths.consignees, title: 'consignees', Page: ConsigneesPage, ...member },
  { path: paths.warehouseAddress, title: 'warehouseAddress', Page: WarehouseAddressPage, ...member },
  { path: paths.bills, title: 'bills', Page: BillsPage, ...member },
  { path: paths.topUp, title: 'topUp', Page: TopUpPage, ...member },
  { path: paths.bankTransfer, title: 'bankTransfer', Page: BankTransferPage, ...member },
  { path: paths.store, title: 'store', Page: StorePage, ...member },
  { path: paths.coins, title: 'coins', Page: CoinsPage, ...member },
  { path: paths.coupons, title: 'coupons', Page: CouponsPage, ...member },
  { path: paths.promote, title: 'promote', Page: PromotePage, ...member },
  { path: paths.expenses, title: 'expenses', Page: ExpensePage, ...member },
  { path: paths.pickUpPoints, title: 'pickUpPoints', Page: PickUpPointsPage, ...member },
  { path: paths.calculator, title: 'calculator', Page: CalculatePage, ...member },
  { path: paths.announcement, title: 'announcement', Page: AnnouncementPage, ...member },
  { path: paths.feedback, title: 'feedback', Page: FeedbackPage, ...member },
  { path: paths.changePassword, title: 'changePassword', Page: UpdatePasswordPage, ...member },
  { path: paths.permission, title: 'permission', Page: PermissionPage, ...member },
  { path: paths.forbidden, title: 'forbidden', Page: ForbiddenPage, ...member },
  { path: paths.notFound, title: 'notFound', Page: NotFoundPage, ...member },
]
