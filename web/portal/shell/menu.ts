import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import { siteRoutes } from '#web/portal/routes.ts'
import {
  ClockIcon,
  HomeIcon,
  MailIcon,
  OrderIcon,
  ParcelIcon,
  PersonIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  TruckIcon,
  WalletIcon,
  WarehouseIcon,
  WarnIcon,
} from '#web/kit/look/icons.tsx'
import type { text } from './text.ts'

interface Entry {
  readonly path: string
  /** Its label is the page's title. */
  readonly title: keyof typeof routeTitles
  readonly Icon: typeof HomeIcon
}

interface Group {
  /** The member home has no group heading. */
  readonly label: keyof typeof text | null
  readonly entries: readonly Entry[]
}

/** The five groups of the specification in its order; "settings" also holds signing out. */
export const wholeMenu: readonly Group[] = [
  { label: null, entries: [{ path: paths.memberHome, title: 'memberHome', Icon: HomeIcon }] },
  {
    label: 'processing',
    entries: [
      { path: paths.unclaimed, title: 'unclaimed', Icon: WarnIcon },
      { path: paths.forecast, title: 'forecast', Icon: PlusIcon },
      { path: paths.apply, title: 'apply', Icon: TruckIcon },
      { path: paths.singleTicket, title: 'singleTicket', Icon: TruckIcon },
      { path: paths.parcels, title: 'parcels', Icon: ParcelIcon },
      { path: paths.orders, title: 'orders', Icon: OrderIcon },
      { path: paths.tracking, title: 'tracking', Icon: SearchIcon },
    ],
  },
  {
    label: 'personal',
    entries: [
      { path: paths.profile, title: 'profile', Icon: PersonIcon },
      { path: paths.consignors, title: 'consignors', Icon: PersonIcon },
      { path: paths.consignees, title: 'consignees', Icon: PersonIcon },
      { path: paths.warehouseAddress, title: 'warehouseAddress', Icon: WarehouseIcon },
      { path: paths.pickUpPoints, title: 'pickUpPoints', Icon: WarehouseIcon },
    ],
  },
  {
    label: 'financial',
    entries: [
      { path: paths.calculator, title: 'calculator', Icon: TruckIcon },
      { path: paths.topUp, title: 'topUp', Icon: WalletIcon },
      { path: paths.bills, title: 'bills', Icon: OrderIcon },
      { path: paths.store, title: 'store', Icon: WalletIcon },
      { path: paths.bankTransfer, title: 'bankTransfer', Icon: WalletIcon },
      { path: paths.coins, title: 'coins', Icon: WalletIcon },
      { path: paths.coupons, title: 'coupons', Icon: WalletIcon },
      { path: paths.expenses, title: 'expenses', Icon: ClockIcon },
      { path: paths.promote, title: 'promote', Icon: PersonIcon },
    ],
  },
  {
    label: 'settings',
    entries: [
      { path: paths.feedback, title: 'feedback', Icon: MailIcon },
      { path: paths.changePassword, title: 'changePassword', Icon: RefreshIcon },
    ],
  },
]

/** An entry is shown once its page is in the route table. */
export const menu: readonly Group[] = wholeMenu.map(({ label, entries }) => ({
  label,
  entries: entries.filter(({ path }) => siteRoutes.some((route) => route.path === path)),
}))

/** The bottom bar on a phone; its last button opens the whole menu. */
export const bottomBar = [
  { path: paths.memberHome, label: 'barHome', Icon: HomeIcon },
  { path: paths.parcels, label: 'barParcels', Icon: ParcelIcon },
  { path: paths.forecast, label: 'barForecast', Icon: PlusIcon },
  { path: paths.orders, label: 'barOrders', Icon: OrderIcon },
] as const
