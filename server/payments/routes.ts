import { payments, staffPayments } from '#contract/payments.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { close } from './close.ts'
import { createBy } from './create.ts'
import { listMine } from './list.ts'
import { refresh } from './refresh.ts'
import { refund } from './refund.ts'
import { get, search, sync } from './search.ts'
import { settleFlags } from './settle-flags.ts'
import { simulate } from './simulate.ts'

/** Notices are served apart (`notice.ts`): they have no envelope. */
const { alipayNotice: _alipay, wechatNotice: _wechat, ...calls } = payments

export const routes: readonly Route[] = [
  ...bind(calls, {
    createAlipayQr: createBy('alipay'),
    createWechatQr: createBy('wechat'),
    refresh,
    listMine,
    simulate,
    close,
  }),
  ...bind(staffPayments, { search, get, sync, settleFlags, refund }),
]
