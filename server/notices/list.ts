import type { notices } from '#contract/notices.ts'
import type { unreadNotices } from '#contract/unread-notices.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import type { AsMember, ReadCall } from '#server/context.ts'
import { readConfig } from '#server/settings/config.ts'
import { inSiteNames } from '#server/settings/site-name.ts'
import { countNotices, countUnreadUpTo, listNotices } from './sql.ts'

/** E-100: the newest first, in the language of the reader. */
export async function list(
  { db, context, member, language }: ReadCall & AsMember,
  { page, pageSize, ...filter }: Input<typeof notices.list>,
): Promise<Output<typeof notices.list>> {
  const [config, rows, { total }] = await Promise.all([
    readConfig(context, db),
    listNotices(db, member.id, filter, pageSize, (page - 1) * pageSize),
    countNotices(db, member.id, filter),
  ])
  const inWords = rows.map((row) => ({
    ...row,
    title: pickText(inSiteNames(row.title, config), language),
    text: pickText(inSiteNames(row.text, config), language),
  }))
  return { list: inWords, page, pageSize, total }
}

/** More than this is shown as “99+”. */
const countedAtMost = 100

/** E-101 */
export const countUnread = ({ db, member }: ReadCall & AsMember): Promise<Output<typeof unreadNotices.countUnread>> =>
  countUnreadUpTo(db, member.id, countedAtMost)
