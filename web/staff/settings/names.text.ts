import type { Config } from '#contract/config.ts'
import type { Text } from '#domain/language.ts'

/** What each setting is called, with its unit. */
export const settingNames = {
  'site.name': { 'zh-Hans': '网站名称', 'zh-Hant': '網站名稱', en: 'Name of the service' },
  'customerService.contacts': { 'zh-Hans': '客服联系方式', 'zh-Hant': '客戶服務聯絡方式', en: 'Contacts' },
  'bank.accounts': { 'zh-Hans': '收款银行账户', 'zh-Hant': '收款銀行戶口', en: 'Bank accounts' },
  'store.url': { 'zh-Hans': '淘宝店网址', 'zh-Hant': '淘寶店網址', en: 'Address of the Taobao shop' },
  'store.qrUrl': {
    'zh-Hans': '淘宝店二维码图片网址',
    'zh-Hant': '淘寶店二維碼圖片網址',
    en: 'Address of the shop’s QR picture',
  },
  'store.itemValueMinor': {
    'zh-Hans': '每件充值商品的金额（元）',
    'zh-Hant': '每件增值商品的金額（人民幣）',
    en: 'Worth of one top-up item (CNY)',
  },
  'maps.key': { 'zh-Hans': '地图服务密钥', 'zh-Hant': '地圖服務金鑰', en: 'Key of the map service' },
  'analytics.sites': { 'zh-Hans': '访问统计编号', 'zh-Hant': '瀏覽統計編號', en: 'Visitor statistics by address' },
  'analytics.script': {
    'zh-Hans': '访问统计程序网址',
    'zh-Hant': '瀏覽統計程式網址',
    en: 'Address of the statistics script',
  },
  'registration.open': {
    'zh-Hans': '开放注册',
    'zh-Hant': '開放註冊',
    en: 'Registration is open',
  },
  'registration.requireActivation': {
    'zh-Hans': '注册后须用邮件激活',
    'zh-Hant': '註冊後須以電郵啟用',
    en: 'Accounts are activated by mail',
  },
  'password.allowLeadingUnderscore': {
    'zh-Hans': '密码可以用下划线开头',
    'zh-Hant': '密碼可以用底線開頭',
    en: 'Passwords may start with an underscore',
  },
  'session.memberDays': {
    'zh-Hans': '会员保持登录（天）',
    'zh-Hant': '會員保持登入（天）',
    en: 'Members stay signed in (days)',
  },
  'staff.oneTimePasswordHours': {
    'zh-Hans': '员工一次性密码有效（小时）',
    'zh-Hant': '員工一次性密碼有效（小時）',
    en: 'One-time password of staff (hours)',
  },
  'mail.delayMinutes': {
    'zh-Hans': '邮件送达时间（分钟）',
    'zh-Hant': '電郵送達時間（分鐘）',
    en: 'Mails arrive within (minutes)',
  },
  'feedback.phoneRequired': {
    'zh-Hans': '反馈须留电话',
    'zh-Hant': '意見須留電話',
    en: 'Feedback needs a phone number',
  },
  'pricing.divisor': {
    'zh-Hans': '体积重除数（cm³/kg）',
    'zh-Hant': '體積重除數（cm³/kg）',
    en: 'Divisor of volume weight (cm³ per kg)',
  },
  'insurance.bp': { 'zh-Hans': '保险费率（%）', 'zh-Hant': '保險費率（%）', en: 'Insurance premium (%)' },
  'declaredValue.max': { 'zh-Hans': '最高申报价值', 'zh-Hant': '最高申報價值', en: 'Highest declared value' },
  'order.priceHoldHours': {
    'zh-Hans': '未付款订单保价（小时）',
    'zh-Hant': '未付款訂單保價（小時）',
    en: 'Unpaid orders keep their price (hours)',
  },
  'order.tolerance': {
    'zh-Hans': '打包后由我们承担的差额',
    'zh-Hant': '打包後由我們承擔的差額',
    en: 'Rise after packing that we bear',
  },
  'order.autoSignDays': {
    'zh-Hans': '自动签收（天）',
    'zh-Hant': '自動簽收（天）',
    en: 'Counts as signed after (days)',
  },
  'order.autoDebitSupplement': {
    'zh-Hans': '规则可自动补款',
    'zh-Hant': '規則可自動補款',
    en: 'Rules may pay supplements',
  },
  'delayPromise.tiers': { 'zh-Hans': '延误赔偿', 'zh-Hant': '延誤賠償', en: 'Promise for late large cargo' },
  'customs.allowances': { 'zh-Hans': '海关免税额', 'zh-Hant': '海關免稅額', en: 'Customs allowances' },
  'topup.min': { 'zh-Hans': '单次充值最低金额', 'zh-Hant': '單次增值最低金額', en: 'Smallest top-up' },
  'topup.max': { 'zh-Hans': '单次充值最高金额', 'zh-Hant': '單次增值最高金額', en: 'Largest top-up' },
  'payment.ttlMinutes': {
    'zh-Hans': '付款码有效（分钟）',
    'zh-Hant': '付款碼有效（分鐘）',
    en: 'Payment codes are valid for (minutes)',
  },
  'bankTransfer.autoCredit': {
    'zh-Hans': '审核凭证即入账',
    'zh-Hant': '審核憑證即入帳',
    en: 'Approved transfers are credited at once',
  },
  'fourEyes.amountMinor': {
    'zh-Hans': '须两人确认的入账金额',
    'zh-Hant': '須兩人確認的入帳金額',
    en: 'Credits above this need two people',
  },
  'coins.secondPersonAbove': {
    'zh-Hans': '须两人确认的猫币数量（枚）',
    'zh-Hant': '須兩人確認的貓幣數量（枚）',
    en: 'Coins above this need two people',
  },
  'coins.serviceDayMax': {
    'zh-Hans': '客服一天可给的猫币（枚）',
    'zh-Hant': '客戶服務一天可給的貓幣（枚）',
    en: 'Coins that service may give in a day',
  },
  'coupons.serviceEachMinor': {
    'zh-Hans': '客服每张优惠券最高金额',
    'zh-Hant': '客戶服務每張優惠券最高金額',
    en: 'Largest coupon of service',
  },
  'coupons.serviceDayMinor': {
    'zh-Hans': '客服一天可发优惠券金额',
    'zh-Hant': '客戶服務一天可發優惠券金額',
    en: 'Coupons of service in a day',
  },
  'coupons.secondPersonAbove': {
    'zh-Hans': '须两人确认的发券金额',
    'zh-Hant': '須兩人確認的發券金額',
    en: 'Coupon issues above this need two people',
  },
  'referral.rewardCoins': {
    'zh-Hans': '邀请奖励（枚）',
    'zh-Hant': '邀請獎賞（枚）',
    en: 'Reward for a friend (coins)',
  },
  'referral.rewardOn': { 'zh-Hans': '何时给奖励', 'zh-Hant': '何時給獎賞', en: 'When the reward is due' },
  'referral.firstOrderMinor': { 'zh-Hans': '首单最低运费', 'zh-Hant': '首單最低運費', en: 'First order from' },
  'referral.firstOrderDays': {
    'zh-Hans': '首单发出后等待（天）',
    'zh-Hant': '首單寄出後等待（天）',
    en: 'Wait after the first order left (days)',
  },
  'referral.lapseDays': { 'zh-Hans': '奖励失效（天）', 'zh-Hant': '獎賞失效（天）', en: 'Rewards lapse after (days)' },
  'referral.perMonthMax': { 'zh-Hans': '每月最多奖励（次）', 'zh-Hant': '每月最多獎賞（次）', en: 'Rewards a month' },
  'referral.inAllMax': { 'zh-Hans': '合计最多奖励（次）', 'zh-Hant': '合計最多獎賞（次）', en: 'Rewards in all' },
  'referral.perNetworkDayMax': {
    'zh-Hans': '同一网络每天好友（人）',
    'zh-Hant': '同一網絡每天好友（人）',
    en: 'Friends a day from one network',
  },
  'coins.name': { 'zh-Hans': '猫币的名称', 'zh-Hant': '貓幣的名稱', en: 'Name of the coins' },
  'coins.perUnit': { 'zh-Hans': '多少枚抵一元', 'zh-Hant': '多少枚抵一元', en: 'Coins for one unit of money' },
  'coins.maxShareBp': {
    'zh-Hans': '猫币最多抵运费（%）',
    'zh-Hant': '貓幣最多抵運費（%）',
    en: 'Share of a freight that coins may pay (%)',
  },
  'coins.expireDays': { 'zh-Hans': '猫币有效（天）', 'zh-Hant': '貓幣有效（天）', en: 'Coins expire after (days)' },
  'forecast.openMax': { 'zh-Hans': '未到包裹上限（个）', 'zh-Hant': '未到包裹上限（件）', en: 'Open forecasts' },
  'forecast.perDayMax': {
    'zh-Hans': '每天新预报上限（个）',
    'zh-Hant': '每天新預報上限（件）',
    en: 'New forecasts a day',
  },
  'storage.freeDays': { 'zh-Hans': '免费仓储（天）', 'zh-Hant': '免費倉儲（天）', en: 'Free storage (days)' },
  'storage.perDayMinor': { 'zh-Hans': '之后每天仓储费', 'zh-Hant': '之後每天倉儲費', en: 'Storage a day afterwards' },
  'transfer.perKgMinor': {
    'zh-Hans': '调仓费（每千克）',
    'zh-Hant': '調倉費（每千克）',
    en: 'Transfer fee per kilogram',
  },
  'transfer.atLeastMinor': { 'zh-Hans': '调仓费最低收费', 'zh-Hant': '調倉費最低收費', en: 'Least transfer fee' },
  'transfer.lateDays': {
    'zh-Hans': '调仓逾期（天）',
    'zh-Hant': '調倉逾期（天）',
    en: 'Transfer is late after (days)',
  },
  'storage.reminderDays': {
    'zh-Hans': '仓储提醒（到期前天数）',
    'zh-Hant': '倉儲提醒（到期前天數）',
    en: 'Storage reminders (days before)',
  },
  'question.returnMinor': {
    'zh-Hans': '退回包裹费',
    'zh-Hant': '退回包裹費',
    en: 'Return of a parcel',
  },
  'question.handOverMinor': {
    'zh-Hans': '交给他人费',
    'zh-Hant': '交給他人費',
    en: 'Handing a parcel over',
  },
  'question.disposeMinor': {
    'zh-Hans': '销毁包裹费',
    'zh-Hant': '銷毀包裹費',
    en: 'Disposal of a parcel',
  },
  'storage.longestDays': { 'zh-Hans': '最长存放（天）', 'zh-Hant': '最長存放（天）', en: 'Longest stay (days)' },
  'storage.extendDaysMax': {
    'zh-Hans': '一次可延长（天）',
    'zh-Hant': '一次可延長（天）',
    en: 'An extension adds at most (days)',
  },
  'rules.graceHours': {
    'zh-Hans': '自动规则等待（小时）',
    'zh-Hant': '自動規則等待（小時）',
    en: 'Standing rules wait (hours)',
  },
  'rules.perMemberMax': {
    'zh-Hans': '每位会员的自动规则',
    'zh-Hant': '每位會員的自動規則',
    en: 'Standing rules per member',
  },
  'claim.imageRequired': { 'zh-Hans': '认领须附图片', 'zh-Hant': '認領須附圖片', en: 'Claims need a picture' },
  'unclaimed.retentionDays': {
    'zh-Hans': '无主包裹保留（天）',
    'zh-Hant': '無主包裹保留（天）',
    en: 'Unclaimed parcels are kept (days)',
  },
  'dispute.answerHours': {
    'zh-Hans': '复核重量时限（小时）',
    'zh-Hant': '複核重量時限（小時）',
    en: 'A questioned weight is measured within (hours)',
  },
  'dispute.daysAfterShipping': {
    'zh-Hans': '出库后可质疑重量（天）',
    'zh-Hant': '出庫後可質疑重量（天）',
    en: 'A weight can be questioned for (days)',
  },
  'photo.required': { 'zh-Hans': '工作台必须拍照', 'zh-Hant': '工作台必須拍照', en: 'Stations insist on a photo' },
  'station.unlikely': {
    'zh-Hans': '工作台核对异常数值',
    'zh-Hant': '工作台核對異常數值',
    en: 'Measurements that stations ask about',
  },
} satisfies Record<keyof Config, Text>
