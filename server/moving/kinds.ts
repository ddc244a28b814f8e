import type { MovingKind } from '#domain/moving.ts'
import { addressesKind } from './addresses.kind.ts'
import { balancesKind } from './balances.kind.ts'
import { couponsKind } from './coupons.kind.ts'
import type { Kind } from './kind.ts'
import { membersKind } from './members.kind.ts'
import { parcelsKind } from './parcels.kind.ts'

export const kinds: Readonly<Record<MovingKind, Kind>> = {
  members: membersKind,
  addresses: addressesKind,
  balances: balancesKind,
  coupons: couponsKind,
  parcels: parcelsKind,
}
