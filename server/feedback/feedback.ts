import type { Db } from '#server/database/db.ts'
import { countUnread } from './sql.ts'

/** Replies that the member has not seen yet. */
export const unreadReplies = async (db: Db, memberId: string): Promise<number> =>
  (await countUnread(db, memberId)).count
