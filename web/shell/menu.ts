import { paths } from '#web/paths.ts'
import type { routeTitles } from '#web/routes.text.ts'
import {
  ClockIcon,
  HomeIcon,
  OrderIcon,
  ParcelIcon,
  PersonIcon,
  PlusIcon,
  SearchIcon,
  TruckIcon,
  WalletIcon,
  WarehouseIcon,
} from '#web/ui/icons.tsx'
import type { text } from './text.ts'

interface Entry {
  readonly path: string
  /** Its label is the page's title. */
  readonly title: keyof typeof routeTitles
  readonly Icon: typeof HomeIcon
}

interface Group {
  /** The member home stands alone and needs no heading of its own. */
  readonly label: keyof typeof text | null
  readonly entries: readonly Entry[]
}

/** The five groups of the specification, with the pages that are built; "settings" also holds signing out. */
export const menu: readonly Group[] = [
  { label: null, entries: [{ path: paths.memberHome, title: 'memberHome', Icon: HomeIcon }] },
  {
    label: 'processing',
    entries: [
      { path: paths.forecast, title: 'forecast', Icon: PlusIcon },
      { path: paths.apply, title: 'apply', Icon: TruckIcon },
      { path: paths.parcels, title: 'parcels', Icon: ParcelIcon },
      { path: paths.orders, title: 'orders', Icon: OrderIcon },
      { path: paths.tracking, title: 'tracking', Icon: SearchIcon },
    ],
  },
  {
    label: 'personal',
    entries: [
      { path: paths.consignors, title: 'consignors', Icon: PersonIcon },
      { path: paths.consignees, title: 'consignees', Icon: PersonIcon },
      { path: paths.warehouseAddress, title: 'warehouseAddress', Icon: WarehouseIcon },
    ],
  },
  {
    label: 'financial',
    entries: [
      { path: paths.topUp, title: 'topUp', Icon: WalletIcon },
      { path: paths.bankTransfer, title: 'bankTransfer', Icon: WalletIcon },
      { path: paths.expenses, title: 'expenses', Icon: ClockIcon },
    ],
  },
  { label: 'settings', entries: [] },
]

/** The pages under the thumb of a phone; the last button opens the whole menu. */
export const bottomBar = [
  { path: paths.memberHome, label: 'barHome', Icon: HomeIcon },
  { path: paths.parcels, label: 'barParcels', Icon: ParcelIcon },
  { path: paths.forecast, label: 'barForecast', Icon: PlusIcon },
  { path: paths.orders, label: 'barOrders', Icon: OrderIcon },
] as const
