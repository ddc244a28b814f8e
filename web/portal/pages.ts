import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'

export interface PortalPage {
  readonly path: string
  /** Key of the title (requirements, table T). */
  readonly title: keyof typeof routeTitles
  /** Its file in this folder, which exports a component of the same name. */
  readonly file: string
  /** Routes with meta ask for a token; of the public ones only four have any. */
  readonly hasMeta: boolean
  /** The frame around the page: the members' area or the public site. */
  readonly shell: 'member' | 'public'
}

type Title = PortalPage['title']
const open = (path: string, title: Title, file: string): PortalPage => ({
  ...{ path, title, file },
  ...{ hasMeta: false, shell: 'public' },
})
const member = (path: string, title: Title, file: string): PortalPage => ({
  ...{ path, title, file },
  ...{ hasMeta: true, shell: 'member' },
})

/** Every page of the portal; public pages are prerendered (`web/site`). A path that is not listed is /404. */
export const portalPages: readonly PortalPage[] = [
  open(paths.login, 'login', './members/LoginPage.tsx'),
  open(paths.register, 'register', './members/RegisterPage.tsx'),
  open(paths.retrievePassword, 'retrievePassword', './members/RetrievePasswordPage.tsx'),
  open(paths.sendSuccess, 'sendSuccess', './members/SendSuccessPage.tsx'),
  open(paths.activation, 'activation', './members/ActivationPage.tsx'),
  open(paths.success, 'success', './members/SuccessPage.tsx'),
  open(paths.resetPassword, 'resetPassword', './members/ChangePasswordPage.tsx'),
  open(paths.passwordChanged, 'passwordChanged', './members/ChangePasSuccessPage.tsx'),
  open(paths.signInReturn, 'signInReturn', './members/SignInReturnPage.tsx'),

  member(paths.memberHome, 'memberHome', './members/MemberHomePage.tsx'),
  member(paths.unclaimed, 'unclaimed', './claims/UnclaimedPage.tsx'),
  member(paths.forecast, 'forecast', './parcels/ForecastPage.tsx'),
  member(paths.apply, 'apply', './orders/applying/ApplyPage.tsx'),
  member(paths.singleTicket, 'singleTicket', './orders/applying/SingleTicketPage.tsx'),
  member(paths.parcels, 'parcels', './parcels/ParcelListPage.tsx'),
  member(paths.orders, 'orders', './orders/list/OrderListPage.tsx'),
  member('/orderDetails', 'orderDetails', './orders/details/OrderDetailsPage.tsx'),
  member('/orderReceipt', 'orderReceipt', './orders/receipt/ReceiptPage.tsx'),
  member(paths.tracking, 'tracking', './parcels/TrackRecordPage.tsx'),
  member(paths.noticeCentre, 'noticeCentre', './notices/NoticesPage.tsx'),
  member(paths.profile, 'profile', './members/ProfilePage.tsx'),
  member(paths.consignors, 'consignors', './addresses/ConsignorsPage.tsx'),
  member(paths.consignees, 'consignees', './addresses/ConsigneesPage.tsx'),
  member(paths.warehouseAddress, 'warehouseAddress', './warehouses/WarehouseAddressPage.tsx'),
  member(paths.bills, 'bills', './bills/BillsPage.tsx'),
  member(paths.topUp, 'topUp', './topups/TopUpPage.tsx'),
  member('/topupReceipt', 'topUpReceipt', './topups/receipt/TopUpReceiptPage.tsx'),
  member(paths.bankTransfer, 'bankTransfer', './topups/BankTransferPage.tsx'),
  member(paths.store, 'store', './topups/StorePage.tsx'),
  member(paths.coins, 'coins', './ledger/CoinsPage.tsx'),
  member(paths.coupons, 'coupons', './coupons/CouponsPage.tsx'),
  member(paths.promote, 'promote', './referrals/PromotePage.tsx'),
  member(paths.expenses, 'expenses', './ledger/ExpensePage.tsx'),
  member(paths.pickUpPoints, 'pickUpPoints', './pick-up-points/PickUpPointsPage.tsx'),
  member(paths.calculator, 'calculator', './calculator/CalculatePage.tsx'),
  member(paths.announcement, 'announcement', './content/AnnouncementPage.tsx'),
  member(paths.feedback, 'feedback', './feedback/FeedbackPage.tsx'),
  member(paths.changePassword, 'changePassword', './members/UpdatePasswordPage.tsx'),
  member(paths.permission, 'permission', './shell/PermissionPage.tsx'),
  member(paths.forbidden, 'forbidden', './shell/ForbiddenPage.tsx'),
  member(paths.notFound, 'notFound', './shell/NotFoundPage.tsx'),
]

/** As the router reads paths: in any case, with or without a trailing slash. */
export function pageAt(path: string): PortalPage | null {
  const place = path.replace(/\/+$/, '').toLowerCase()
  return portalPages.find((each) => each.path.toLowerCase() === place) ?? null
}
