import type { Context } from '#server/context.ts'
import { expireCoupons } from './sql.ts'

const atATime = 1000

/** Stores the expiry that reads already show, with its history, until nothing is left. */
export async function expireOldCoupons({ database }: Pick<Context, 'database'>): Promise<void> {
  while ((await expireCoupons(database, atATime)) === atATime);
}
