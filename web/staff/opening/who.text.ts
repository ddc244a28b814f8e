import type { Text } from '#domain/language.ts'
import type { OpeningLine } from '#domain/opening.ts'

const changed = {
  'zh-Hans': '{name} 最后修改于',
  'zh-Hant': '{name} 最後修改於',
  en: 'Last changed by {name}',
} as const satisfies Text

/** Who did what a line is about; the time follows. */
export const doneBy = {
  company: changed,
  contacts: changed,
  people: changed,
  warehouses: changed,
  prices: changed,
  pickUpPoints: changed,
  bankAccounts: changed,
  onlinePayments: {
    'zh-Hans': '会员 {name} 最近付款于',
    'zh-Hant': '會員 {name} 最近付款於',
    en: 'Last payment by member {name}',
  },
  texts: changed,
  mail: { 'zh-Hans': '{name} 确认收到于', 'zh-Hant': '{name} 確認收到於', en: '{name} confirmed that it arrived' },
  address: changed,
  firstParcel: {
    'zh-Hans': '{name} 收到第一个包裹于',
    'zh-Hant': '{name} 收到首個包裹於',
    en: 'First parcel received by {name}',
  },
} as const satisfies Record<OpeningLine, Text>

/** Of lines that nobody did in the back office. */
export const notHere = {
  address: {
    'zh-Hans': '在服务器上设置（PUBLIC_URL、TRUSTED_PROXIES），步骤见 docs/operations.md。',
    'zh-Hant': '於伺服器上設定（PUBLIC_URL、TRUSTED_PROXIES），步驟見 docs/operations.md。',
    en: 'Set on the server (PUBLIC_URL, TRUSTED_PROXIES): see docs/operations.md.',
  },
  onlinePayments: { 'zh-Hans': '还没有人付过款。', 'zh-Hant': '尚未有人付款。', en: 'Nobody has paid yet.' },
  asShipped: {
    'zh-Hans': '与安装时相同，还没有人改过。',
    'zh-Hant': '與安裝時相同，尚未有人更改。',
    en: 'As it was installed: nobody has changed it yet.',
  },
} as const satisfies Record<string, Text>
