import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import { portalPages } from '#web/portal/pages.ts'
import {
  BankIcon,
  BillIcon,
  CalculatorIcon,
  ChatIcon,
  CoinIcon,
  CouponIcon,
  EntriesIcon,
  ForecastIcon,
  GiftIcon,
  HomeIcon,
  LockIcon,
  MergeIcon,
  OrderIcon,
  ParcelIcon,
  PersonIcon,
  PlaneIcon,
  PlusIcon,
  PointIcon,
  ReceiverIcon,
  RouteIcon,
  SenderIcon,
  StoreIcon,
  TopUpIcon,
  UnclaimedIcon,
  WarehouseIcon,
} from '#web/kit/look/icons.tsx'
import type { text } from './text.ts'

interface Entry {
  readonly path: string
  /** Its label is the page's title. */
  readonly title: keyof typeof routeTitles
  readonly Icon: typeof HomeIcon
}

export interface Group {
  /** The member home has no group heading. */
  readonly label: keyof typeof text | null
  readonly entries: readonly Entry[]
}

/** The five groups of the specification in its order, each entry with its own icon; "settings" also holds signing out. */
export const wholeMenu: readonly Group[] = [
  { label: null, entries: [{ path: paths.memberHome, title: 'memberHome', Icon: HomeIcon }] },
  {
    label: 'processing',
    entries: [
      { path: paths.unclaimed, title: 'unclaimed', Icon: UnclaimedIcon },
      { path: paths.forecast, title: 'forecast', Icon: ForecastIcon },
      { path: paths.apply, title: 'apply', Icon: MergeIcon },
      { path: paths.singleTicket, title: 'singleTicket', Icon: PlaneIcon },
      { path: paths.parcels, title: 'parcels', Icon: ParcelIcon },
      { path: paths.orders, title: 'orders', Icon: OrderIcon },
      { path: paths.tracking, title: 'tracking', Icon: RouteIcon },
    ],
  },
  {
    label: 'personal',
    entries: [
      { path: paths.profile, title: 'profile', Icon: PersonIcon },
      { path: paths.consignors, title: 'consignors', Icon: SenderIcon },
      { path: paths.consignees, title: 'consignees', Icon: ReceiverIcon },
      { path: paths.warehouseAddress, title: 'warehouseAddress', Icon: WarehouseIcon },
      { path: paths.pickUpPoints, title: 'pickUpPoints', Icon: PointIcon },
    ],
  },
  {
    label: 'financial',
    entries: [
      { path: paths.calculator, title: 'calculator', Icon: CalculatorIcon },
      { path: paths.topUp, title: 'topUp', Icon: TopUpIcon },
      { path: paths.bills, title: 'bills', Icon: BillIcon },
      { path: paths.store, title: 'store', Icon: StoreIcon },
      { path: paths.bankTransfer, title: 'bankTransfer', Icon: BankIcon },
      { path: paths.coins, title: 'coins', Icon: CoinIcon },
      { path: paths.coupons, title: 'coupons', Icon: CouponIcon },
      { path: paths.expenses, title: 'expenses', Icon: EntriesIcon },
      { path: paths.promote, title: 'promote', Icon: GiftIcon },
    ],
  },
  {
    label: 'settings',
    entries: [
      { path: paths.feedback, title: 'feedback', Icon: ChatIcon },
      { path: paths.changePassword, title: 'changePassword', Icon: LockIcon },
    ],
  },
]

/** An entry is shown once its page is in the route table. */
export const menu: readonly Group[] = wholeMenu.map(({ label, entries }) => ({
  label,
  entries: entries.filter(({ path }) => portalPages.some((route) => route.path === path)),
}))

/** The bottom bar on a phone; its last button opens the whole menu. */
export const bottomBar = [
  { path: paths.memberHome, label: 'barHome', Icon: HomeIcon },
  { path: paths.parcels, label: 'barParcels', Icon: ParcelIcon },
  { path: paths.forecast, label: 'barForecast', Icon: PlusIcon },
  { path: paths.orders, label: 'barOrders', Icon: OrderIcon },
] as const
