import type { House } from '#server/house.ts'
import { expireCoupons } from './sql.ts'

const atATime = 1000

/** What reads say already, written down with its history (D5), until nothing is left. */
export async function expireOldCoupons({ database }: Pick<House, 'database'>): Promise<void> {
  while ((await expireCoupons(database, atATime)) === atATime);
}
