import type { WorkQueue } from '#domain/waiting.ts'
import { OrderIcon, PaperIcon, ParcelIcon, WalletIcon, WarehouseIcon } from '#web/kit/look/icons.tsx'
import { staffPaths } from '#web/staff/paths.ts'
import type { ComponentType } from 'react'
import { GearIcon, PeopleIcon, TagIcon } from './icons.tsx'

/*
 * The menu of the back office: eight groups, at most seven pages each. An entry is shown once its page exists in
 * `routes.tsx` and the role may open it; a group without such an entry is not shown.
 */

export const menuGroupKeys = ['inbound', 'stock', 'shipping', 'money', 'members', 'prices', 'content', 'setUp'] as const
export type MenuGroupKey = (typeof menuGroupKeys)[number]

export interface MenuEntry {
  readonly path: string
  /** What waits on this page: its count is shown beside the entry. */
  readonly queues: readonly WorkQueue[]
}

export interface MenuGroup {
  readonly key: MenuGroupKey
  readonly Icon: ComponentType<{ readonly size?: number }>
  readonly entries: readonly MenuEntry[]
}

const page = (path: string, ...queues: WorkQueue[]): MenuEntry => ({ path, queues })

export const menuGroups: readonly MenuGroup[] = [
  {
    key: 'inbound',
    Icon: ParcelIcon,
    entries: [
      page(staffPaths.receive),
      page(staffPaths.handovers, 'handovers'),
      page(staffPaths.parcels),
      page(staffPaths.unclaimed, 'unclaimed'),
      page(staffPaths.claims, 'claims'),
      page(staffPaths.parcelServices, 'parcelServices'),
    ],
  },
  {
    key: 'stock',
    Icon: WarehouseIcon,
    entries: [
      page(staffPaths.bins),
      page(staffPaths.storedParcels, 'pastStay'),
      page(staffPaths.questions, 'questions'),
      page(staffPaths.closings, 'closings'),
      page(staffPaths.dayEnd),
    ],
  },
  {
    key: 'shipping',
    Icon: OrderIcon,
    entries: [
      page(staffPaths.orders, 'toPack', 'toShip'),
      page(staffPaths.disputes, 'disputes'),
      page(staffPaths.warehouseTransfers, 'transfersToSend', 'transfersToReceive'),
    ],
  },
  {
    key: 'money',
    Icon: WalletIcon,
    entries: [
      page(staffPaths.transfers, 'transfers', 'toCredit'),
      page(staffPaths.payments, 'flagged'),
      page(staffPaths.reconciliation, 'differences'),
      page(staffPaths.approvals, 'approvals'),
    ],
  },
  { key: 'members', Icon: PeopleIcon, entries: [page(staffPaths.levels)] },
  {
    key: 'prices',
    Icon: TagIcon,
    entries: [
      page(staffPaths.tariff),
      page(staffPaths.tariffVersions),
      page(staffPaths.lines),
      page(staffPaths.services),
      page(staffPaths.surcharges),
    ],
  },
  {
    key: 'content',
    Icon: PaperIcon,
    entries: [
      page(staffPaths.texts),
      page(staffPaths.articles),
      page(staffPaths.mailTexts),
      page(staffPaths.codeTexts),
      page(staffPaths.goodsWords),
    ],
  },
  {
    key: 'setUp',
    Icon: GearIcon,
    entries: [
      page(staffPaths.opening),
      page(staffPaths.people),
      page(staffPaths.stations),
      page(staffPaths.places),
      page(staffPaths.couriers),
      page(staffPaths.settings),
      page(staffPaths.moving, 'toSign'),
    ],
  },
]
