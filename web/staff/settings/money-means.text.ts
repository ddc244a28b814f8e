import type { Config } from '#contract/config.ts'
import type { Text } from '#domain/language.ts'

/** What the settings of prices, payments, coins and rewards do. */
export const moneyMeans = {
  'bank.accounts': {
    'zh-Hans': '会员转账充值时使用的账户；请再核对一遍号码',
    'zh-Hant': '會員以銀行轉帳增值時使用的戶口；請再核對一次號碼',
    en: 'Where members send bank transfers. Check each number twice',
  },
  'store.url': {
    'zh-Hans': '会员在这里购买充值商品；留空则不显示',
    'zh-Hant': '會員在這裡購買增值商品；留空則不顯示',
    en: 'Where members buy top-ups. Empty: it is not shown',
  },
  'store.qrUrl': {
    'zh-Hans': '留空时由页面自己生成二维码',
    'zh-Hant': '留空時由頁面自行產生二維碼',
    en: 'Empty: the page draws the code itself',
  },
  'store.itemValueMinor': {
    'zh-Hans': '会员在淘宝店买一件商品，钱包增加多少人民币',
    'zh-Hant': '會員在淘寶店買一件商品，錢包增加多少人民幣',
    en: 'What one item bought in the shop adds to the wallet, in yuan',
  },
  'pricing.divisor': {
    'zh-Hans': '长×宽×高除以此数等于体积重；之后的报价立即使用',
    'zh-Hant': '長×闊×高除以此數等於體積重；之後的報價即時使用',
    en: 'Length × width × height divided by this is the volume weight. New quotes use it at once',
  },
  'insurance.bp': { 'zh-Hans': '按申报价值计算', 'zh-Hant': '按申報價值計算', en: 'Of the declared value' },
  'customs.allowances': {
    'zh-Hans': '各目的地的免税次数与金额；0 表示没有此限制',
    'zh-Hant': '各目的地的免稅次數與金額；0 表示沒有此限制',
    en: 'What customs let in without duty. 0: no such bound',
  },
  'topup.min': {
    'zh-Hans': '在线充值一次最少多少',
    'zh-Hant': '網上增值一次最少多少',
    en: 'The least of one online top-up',
  },
  'topup.max': {
    'zh-Hans': '在线充值一次最多多少',
    'zh-Hant': '網上增值一次最多多少',
    en: 'The most of one online top-up',
  },
  'payment.ttlMinutes': {
    'zh-Hans': '过期后须重新生成',
    'zh-Hant': '過期後須重新產生',
    en: 'After that a new code is needed',
  },
  'coins.secondPersonAbove': {
    'zh-Hans': '一名员工一天给同一会员超过此数时',
    'zh-Hant': '一名員工一天給同一會員超過此數時',
    en: 'Given to one member in a day by one of the staff',
  },
  'coins.serviceDayMax': {
    'zh-Hans': '每名客服对每位会员',
    'zh-Hant': '每名客戶服務員對每位會員',
    en: 'By one of the staff to one member',
  },
  'coupons.serviceEachMinor': {
    'zh-Hans': '客服可发的单张优惠券',
    'zh-Hant': '客戶服務可發的單張優惠券',
    en: 'What one coupon given by service may be worth',
  },
  'coupons.serviceDayMinor': {
    'zh-Hans': '每名客服一天合计',
    'zh-Hant': '每名客戶服務員一天合計',
    en: 'What one of the staff may give in all',
  },
  'coupons.secondPersonAbove': {
    'zh-Hans': '一次发放的合计金额',
    'zh-Hant': '一次發放的合計金額',
    en: 'What one issue is worth in all',
  },
  'referral.rewardCoins': {
    'zh-Hans': '好友注册后推荐人得到的猫币；各页文字随之改变',
    'zh-Hant': '好友註冊後推薦人得到的貓幣；各頁文字隨之改變',
    en: 'What the inviter gets. Every text follows',
  },
  'referral.rewardOn': {
    'zh-Hans': '好友激活账户时，或首个订单发出后',
    'zh-Hant': '好友啟用帳戶時，或首個訂單寄出後',
    en: 'When the friend activates, or after their first order',
  },
  'referral.firstOrderMinor': {
    'zh-Hans': '以首单计奖励时，现金支付的运费至少多少',
    'zh-Hant': '以首單計獎賞時，現金支付的運費至少多少',
    en: 'If the first order counts: freight paid in cash',
  },
  'referral.firstOrderDays': {
    'zh-Hans': '之后才发放奖励',
    'zh-Hant': '之後才發放獎賞',
    en: 'The reward is paid after that',
  },
  'referral.lapseDays': {
    'zh-Hans': '好友注册后多久没有首单便失效',
    'zh-Hant': '好友註冊後多久沒有首單便失效',
    en: 'If a registered friend places no order',
  },
  'referral.perMonthMax': {
    'zh-Hans': '同一会员；更多的由人工审核',
    'zh-Hant': '同一會員；更多的由人手審核',
    en: 'For one member. A person looks at further ones',
  },
  'referral.inAllMax': {
    'zh-Hans': '同一会员；更多的由人工审核',
    'zh-Hant': '同一會員；更多的由人手審核',
    en: 'For one member. A person looks at further ones',
  },
  'referral.perNetworkDayMax': {
    'zh-Hans': '达到此数后奖励由人工审核',
    'zh-Hant': '達到此數後獎賞由人手審核',
    en: 'From this number on a person looks at the reward',
  },
  'coins.name': { 'zh-Hans': '会员看到的名称', 'zh-Hant': '會員看到的名稱', en: 'What members read' },
  'coins.perUnit': { 'zh-Hans': '付款时使用', 'zh-Hant': '付款時使用', en: 'When an order is paid' },
  'coins.maxShareBp': {
    'zh-Hans': '其余须用余额支付',
    'zh-Hant': '其餘須用結餘支付',
    en: 'The rest is paid from the balance',
  },
  'coins.expireDays': {
    'zh-Hans': '0 为永不过期，否则至少 60 天；到期前 30 天通知会员，先用最早获得的',
    'zh-Hant': '0 為永不過期，否則至少 60 天；到期前 30 天通知會員，先用最早獲得的',
    en: '0: never. Otherwise 60 or more. Members are told 30 days before, and the oldest are spent first',
  },
  'dispute.answerHours': { 'zh-Hans': '会员提出疑问后', 'zh-Hant': '會員提出疑問後', en: 'After the member asked' },
  'dispute.daysAfterShipping': { 'zh-Hans': '从出库算起', 'zh-Hant': '由出庫起計', en: 'After shipping' },
} satisfies Partial<Record<keyof Config, Text>>
