import { type ComponentType, lazy } from 'react'
import { loadWithin } from './load-within.ts'
import { paths } from './paths.ts'
import type { routeTitles } from './routes.text.ts'
import { PageFailed } from './shell/PageFailed.tsx'

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

const LoginPage = page(() => import('./members/LoginPage.tsx').then((m) => ({ default: m.LoginPage })))
const RegisterPage = page(() => import('./members/RegisterPage.tsx').then((m) => ({ default: m.RegisterPage })))
const RetrievePasswordPage = page(() =>
  import('./members/RetrievePasswordPage.tsx').then((m) => ({ default: m.RetrievePasswordPage })),
)
const SendSuccessPage = page(() =>
  import('./members/SendSuccessPage.tsx').then((m) => ({ default: m.SendSuccessPage })),
)
const ActivationPage = page(() => import('./members/ActivationPage.tsx').then((m) => ({ default: m.ActivationPage })))
const SuccessPage = page(() => import('./members/SuccessPage.tsx').then((m) => ({ default: m.SuccessPage })))
const ChangePasswordPage = page(() =>
  import('./members/ChangePasswordPage.tsx').then((m) => ({ default: m.ChangePasswordPage })),
)
const ChangePasSuccessPage = page(() =>
  import('./members/ChangePasSuccessPage.tsx').then((m) => ({ default: m.ChangePasSuccessPage })),
)
const MemberHomePage = page(() => import('./members/MemberHomePage.tsx').then((m) => ({ default: m.MemberHomePage })))
const WarehouseAddressPage = page(() =>
  import('./warehouses/WarehouseAddressPage.tsx').then((m) => ({ default: m.WarehouseAddressPage })),
)
const ForecastPage = page(() => import('./parcels/ForecastPage.tsx').then((m) => ({ default: m.ForecastPage })))
const ParcelListPage = page(() => import('./parcels/ParcelListPage.tsx').then((m) => ({ default: m.ParcelListPage })))
const TrackRecordPage = page(() =>
  import('./parcels/TrackRecordPage.tsx').then((m) => ({ default: m.TrackRecordPage })),
)
const ConsigneesPage = page(() => import('./addresses/ConsigneesPage.tsx').then((m) => ({ default: m.ConsigneesPage })))
const ConsignorsPage = page(() => import('./addresses/ConsignorsPage.tsx').then((m) => ({ default: m.ConsignorsPage })))
const ApplyPage = page(() => import('./orders/ApplyPage.tsx').then((m) => ({ default: m.ApplyPage })))
const OrderListPage = page(() => import('./orders/OrderListPage.tsx').then((m) => ({ default: m.OrderListPage })))
const OrderDetailsPage = page(() =>
  import('./orders/OrderDetailsPage.tsx').then((m) => ({ default: m.OrderDetailsPage })),
)
const BankTransferPage = page(() =>
  import('./topups/BankTransferPage.tsx').then((m) => ({ default: m.BankTransferPage })),
)
const TopUpPage = page(() => import('./topups/TopUpPage.tsx').then((m) => ({ default: m.TopUpPage })))
const ExpensePage = page(() => import('./ledger/ExpensePage.tsx').then((m) => ({ default: m.ExpensePage })))
const NotFoundPage = page(() => import('./shell/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })))

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
  { path: paths.forecast, title: 'forecast', Page: ForecastPage, ...member },
  { path: paths.apply, title: 'apply', Page: ApplyPage, ...member },
  { path: paths.parcels, title: 'parcels', Page: ParcelListPage, ...member },
  { path: paths.orders, title: 'orders', Page: OrderListPage, ...member },
  { path: '/orderDetails', title: 'orderDetails', Page: OrderDetailsPage, ...member },
  { path: paths.tracking, title: 'tracking', Page: TrackRecordPage, ...member },
  { path: paths.consignors, title: 'consignors', Page: ConsignorsPage, ...member },
  { path: paths.consignees, title: 'consignees', Page: ConsigneesPage, ...member },
  { path: paths.warehouseAddress, title: 'warehouseAddress', Page: WarehouseAddressPage, ...member },
  { path: paths.topUp, title: 'topUp', Page: TopUpPage, ...member },
  { path: paths.bankTransfer, title: 'bankTransfer', Page: BankTransferPage, ...member },
  { path: paths.expenses, title: 'expenses', Page: ExpensePage, ...member },
  { path: paths.notFound, title: 'notFound', Page: NotFoundPage, ...member },
]
