import { type ComponentType, lazy } from 'react'
import { loadWithin } from '#web/client/load-within.ts'
import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import { PageFailed } from '#web/kit/message/PageFailed.tsx'

export interface SiteRoute {
  readonly path: string
  /** Key of the title (requirements, table T). */
  readonly title: keyof typeof routeTitles
  /** Routes with meta ask for a token (K4); of the public ones only four have any. */
  readonly hasMeta: boolean
  /** The members' area or the public site around the page. */
  readonly shell: 'member' | 'public'
  readonly Page: ComponentType
}

type Loaded = Promise<{ default: ComponentType }>

/** A part that does not arrive gives way to the page that says so and tries again. */
const page = (load: () => Loaded) => lazy(() => loadWithin(load).catch(() => ({ default: PageFailed })))

const LoginPage = page(() => import('#web/portal/members/LoginPage.tsx').then((m) => ({ default: m.LoginPage })))
const RegisterPage = page(() =>
  import('#web/portal/members/RegisterPage.tsx').then((m) => ({ default: m.RegisterPage })),
)
const RetrievePasswordPage = page(() =>
  import('#web/portal/members/RetrievePasswordPage.tsx').then((m) => ({ default: m.RetrievePasswordPage })),
)
const SendSuccessPage = page(() =>
  import('#web/portal/members/SendSuccessPage.tsx').then((m) => ({ default: m.SendSuccessPage })),
)
const ActivationPage = page(() =>
  import('#web/portal/members/ActivationPage.tsx').then((m) => ({ default: m.ActivationPage })),
)
const SuccessPage = page(() => import('#web/portal/members/SuccessPage.tsx').then((m) => ({ default: m.SuccessPage })))
const ChangePasswordPage = page(() =>
  import('#web/portal/members/ChangePasswordPage.tsx').then((m) => ({ default: m.ChangePasswordPage })),
)
const ChangePasSuccessPage = page(() =>
  import('#web/portal/members/ChangePasSuccessPage.tsx').then((m) => ({ default: m.ChangePasSuccessPage })),
)
const MemberHomePage = page(() =>
  import('#web/portal/members/MemberHomePage.tsx').then((m) => ({ default: m.MemberHomePage })),
)
const ProfilePage = page(() => import('#web/portal/members/ProfilePage.tsx').then((m) => ({ default: m.ProfilePage })))
const UpdatePasswordPage = page(() =>
  import('#web/portal/members/UpdatePasswordPage.tsx').then((m) => ({ default: m.UpdatePasswordPage })),
)
const WarehouseAddressPage = page(() =>
  import('#web/portal/warehouses/WarehouseAddressPage.tsx').then((m) => ({ default: m.WarehouseAddressPage })),
)
const UnclaimedPage = page(() =>
  import('#web/portal/claims/UnclaimedPage.tsx').then((m) => ({ default: m.UnclaimedPage })),
)
const ForecastPage = page(() =>
  import('#web/portal/parcels/ForecastPage.tsx').then((m) => ({ default: m.ForecastPage })),
)
const ParcelListPage = page(() =>
  import('#web/portal/parcels/ParcelListPage.tsx').then((m) => ({ default: m.ParcelListPage })),
)
const TrackRecordPage = page(() =>
  import('#web/portal/parcels/TrackRecordPage.tsx').then((m) => ({ default: m.TrackRecordPage })),
)
const ConsigneesPage = page(() =>
  import('#web/portal/addresses/ConsigneesPage.tsx').then((m) => ({ default: m.ConsigneesPage })),
)
const ConsignorsPage = page(() =>
  import('#web/portal/addresses/ConsignorsPage.tsx').then((m) => ({ default: m.ConsignorsPage })),
)
const ApplyPage = page(() =>
  import('#web/portal/orders/applying/ApplyPage.tsx').then((m) => ({ default: m.ApplyPage })),
)
const SingleTicketPage = page(() =>
  import('#web/portal/orders/applying/SingleTicketPage.tsx').then((m) => ({ default: m.SingleTicketPage })),
)
const OrderListPage = page(() =>
  import('#web/portal/orders/list/OrderListPage.tsx').then((m) => ({ default: m.OrderListPage })),
)
const OrderDetailsPage = page(() =>
  import('#web/portal/orders/details/OrderDetailsPage.tsx').then((m) => ({ default: m.OrderDetailsPage })),
)
const BankTransferPage = page(() =>
  import('#web/portal/topups/BankTransferPage.tsx').then((m) => ({ default: m.BankTransferPage })),
)
const TopUpPage = page(() => import('#web/portal/topups/TopUpPage.tsx').then((m) => ({ default: m.TopUpPage })))
const StorePage = page(() => import('#web/portal/topups/StorePage.tsx').then((m) => ({ default: m.StorePage })))
const CoinsPage = page(() => import('#web/portal/ledger/CoinsPage.tsx').then((m) => ({ default: m.CoinsPage })))
const CouponsPage = page(() => import('#web/portal/coupons/CouponsPage.tsx').then((m) => ({ default: m.CouponsPage })))
const PromotePage = page(() =>
  import('#web/portal/referrals/PromotePage.tsx').then((m) => ({ default: m.PromotePage })),
)
const BillsPage = page(() => import('#web/portal/bills/BillsPage.tsx').then((m) => ({ default: m.BillsPage })))
const ExpensePage = page(() => import('#web/portal/ledger/ExpensePage.tsx').then((m) => ({ default: m.ExpensePage })))
const PickUpPointsPage = page(() =>
  import('#web/portal/pick-up-points/PickUpPointsPage.tsx').then((m) => ({ default: m.PickUpPointsPage })),
)
const CalculatePage = page(() =>
  import('#web/portal/calculator/CalculatePage.tsx').then((m) => ({ default: m.CalculatePage })),
)
const AnnouncementPage = page(() =>
  import('#web/portal/content/AnnouncementPage.tsx').then((m) => ({ default: m.AnnouncementPage })),
)
const FeedbackPage = page(() =>
  import('#web/portal/feedback/FeedbackPage.tsx').then((m) => ({ default: m.FeedbackPage })),
)
const PermissionPage = page(() =>
  import('#web/portal/shell/PermissionPage.tsx').then((m) => ({ default: m.PermissionPage })),
)
const ForbiddenPage = page(() =>
  import('#web/portal/shell/ForbiddenPage.tsx').then((m) => ({ default: m.ForbiddenPage })),
)
const NotFoundPage = page(() => import('#web/portal/shell/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })))

const open = { hasMeta: false, shell: 'public' } as const
const member = { hasMeta: true, shell: 'member' } as const

/** Every page built so far but the home page, which is an entry of its own. A path not listed is /404. */
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
