import { mailAddress, noticeChoices, notices, pushSubscriptions } from '#contract/notices.ts'
import { unreadNotices } from '#contract/unread-notices.ts'
import { bind, type Route } from '#server/http/bind.ts'
import * as address from './mail-address.ts'
import * as choices from './choices.ts'
import { countUnread, list } from './list.ts'
import { markAllRead, markRead } from './mark-read.ts'
import * as subscribe from './push/subscribe.ts'

export const routes: readonly Route[] = [
  ...bind(notices, { list, markRead, markAllRead }),
  ...bind(unreadNotices, { countUnread }),
  ...bind(noticeChoices, choices),
  ...bind(mailAddress, address),
  ...bind(pushSubscriptions, subscribe),
]
