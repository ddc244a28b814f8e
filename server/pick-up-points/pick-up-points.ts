import type { Db } from '#server/database/db.ts'
import { countPoints } from './sql.ts'

export { list as listPickUpPoints } from './list.ts'

/** All points that the list shows (C-51). */
export const pickUpPointCount = async (db: Db): Promise<number> =>
  (await countPoints(db, { regionCode: null, areaCode: null, keyword: null, channelId: null })).total
