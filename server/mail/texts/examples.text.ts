import type { Text } from '#domain/language.ts'
import type { VariableName } from './variables.text.ts'

const order = '/web_site/orderDetails?id=0198c0de-0000-7000-8000-000000000001'

/** What a preview shows for each variable. An address begins with `/`; the preview puts PUBLIC_URL before it. */
export const examples: Readonly<Record<VariableName, Text | string>> = {
  activationLink: '/web_site/activation?token=example',
  newPasswordLink: '/web_site/changePassword?token=example',
  resetLink: '/web_site/retrievePassword',
  accountLink: '/web_site/basicInformation',
  addressesLink: '/web_site/warehouseAddress',
  orderLink: order,
  parcelLink: '/web_site/packageList?id=0198c0de-0000-7000-8000-000000000002',
  parcelsLink: '/web_site/packageList',
  claimsLink: '/web_site/UnclaimedParcel?tab=mine',
  applyLink: '/web_site/applyFreight',
  transfersLink: '/web_site/bankTransfer',
  coinsLink: '/web_site/myIntegral',
  rulesLink: '/web_site/orderManagement?rules=open',
  memberNumber: 'JY1234567',
  oldNumber: 'HK88012',
  orderNumber: 'JH26112500012',
  trackingNumber: 'SF1234567890123',
  transferNumber: 'ZY26112500003',
  boxNumber: '2',
  warehouse: { 'zh-Hans': '深圳福永', 'zh-Hant': '深圳福永', en: 'Fuyong' },
  service: { 'zh-Hans': '多拍照片', 'zh-Hant': '加拍相片', en: 'More photos' },
  weight: '2.350 kg',
  size: '30.0 × 20.0 × 12.5 cm',
  ruleName: { 'zh-Hans': '满五个就走', 'zh-Hant': '滿五個就走', en: 'Five and go' },
  daysLeft: {
    'zh-Hans': '2 个包裹的免费仓储还有 3 天',
    'zh-Hant': '2 個包裹的免費倉儲尚餘 3 天',
    en: '2 parcels have 3 free storage days left',
  },
  moreDays: { 'zh-Hans': '7 天', 'zh-Hant': '7 天', en: '7 more days' },
  logisticsNumber: 'SC99887766',
  coins: '100',
  lastDay: { 'zh-Hans': '2027年1月31日', 'zh-Hant': '2027年1月31日', en: '31 January 2027' },
  amount: 'HKD 123.45',
  refund: 'HKD 12.30',
  provider: { 'zh-Hans': '微信', 'zh-Hant': '微信', en: 'WeChat' },
  passkeyName: { 'zh-Hans': '我的手机', 'zh-Hant': '我的手機', en: 'My phone' },
  codesLeft: '3',
  hours: { 'zh-Hans': '12 小时', 'zh-Hant': '12 小時', en: '12 hours' },
  reason: {
    'zh-Hans': '单号和凭证上的不一致',
    'zh-Hant': '單號與憑證上的不一致',
    en: 'The number does not match the voucher',
  },
  note: {
    'zh-Hans': '审核备注：请附上面单的照片',
    'zh-Hant': '審核備註：請附上面單的相片',
    en: 'The reviewer added: please show the label',
  },
  remark: {
    'zh-Hans': '说明：按您的要求换了线路',
    'zh-Hant': '說明：按你的要求轉了路線',
    en: 'Note: we changed the channel as you asked',
  },
  reply: { 'zh-Hans': '包裹今天下午出库。', 'zh-Hant': '包裹今天下午出庫。', en: 'Your parcel leaves this afternoon.' },
  message: {
    'zh-Hans': '> 我的包裹什么时候出库？',
    'zh-Hant': '> 我的包裹何時出庫？',
    en: '> When does my parcel leave?',
  },
  allMessages: {
    'zh-Hans': '查看全部留言和回复：',
    'zh-Hant': '查看全部留言及回覆：',
    en: 'All your messages and replies:',
  },
  boxes: '#1  2.350 kg  30 × 20 × 12.5 cm\n\n#2  1.100 kg  20 × 20 × 10 cm',
  decide: {
    'zh-Hans': '请在订单页面查看照片，再选择补付差额或免费取消订单：',
    'zh-Hant': '請在訂單頁面查看相片，再選擇補付差額或免費取消訂單：',
    en: 'See the photos on the order page, then pay the difference or cancel free of charge:',
  },
  alsoBack: {
    'zh-Hans': '使用的优惠券已恢复，可以再用。',
    'zh-Hant': '所用的優惠券已恢復，可再次使用。',
    en: 'The coupon that you used can be used again.',
  },
  givenBack: {
    'zh-Hans': '扣除费用 HKD 5.00 后，HKD 118.45 已退回您的余额。',
    'zh-Hant': '扣除費用 HKD 5.00 後，HKD 118.45 已退回你的餘額。',
    en: 'After a fee of HKD 5.00, HKD 118.45 is back in your balance.',
  },
  outcome: {
    'zh-Hans': '多付的 HKD 12.30 已退回您的余额。',
    'zh-Hant': '多付的 HKD 12.30 已退回你的餘額。',
    en: 'You overpaid HKD 12.30. We have refunded it to your balance.',
  },
  result: {
    'zh-Hans': '结果没有更低。复核不会提高价格。',
    'zh-Hant': '結果沒有較低。覆核不會提高收費。',
    en: 'The result is not lower. Measuring again never increases the price.',
  },
  remarks: {
    'zh-Hans': '仓库备注了异常情况：外箱破损。请登录查看详情。',
    'zh-Hant': '倉庫備註了異常情況：外箱破損。請登入查看詳情。',
    en: 'The warehouse reported a problem: damaged. Please log in for the details.',
  },
  apply: {
    'zh-Hans': '登录后可以查看照片，并申请集运：',
    'zh-Hant': '登入後可查看相片，並申請集運：',
    en: 'Log in to see its photos and to apply for consolidation:',
  },
  tryAgain: {
    'zh-Hans': '您可以修改后重新提交：',
    'zh-Hant': '你可以修改後重新提交：',
    en: 'You can correct it and submit it again:',
  },
  parcels: {
    'zh-Hans': 'SF1234567890123：还有 3 天\nYT9988776655443：已到期',
    'zh-Hant': 'SF1234567890123：尚餘 3 天\nYT9988776655443：已到期',
    en: 'SF1234567890123: 3 days left\nYT9988776655443: ended',
  },
  fee: {
    'zh-Hans': '超期后每个包裹每天 CNY 1.00 或 HKD 1.00，只在您确认后收取。',
    'zh-Hant': '超期後每個包裹每天 CNY 1.00 或 HKD 1.00，只在你確認後收取。',
    en: 'After that, storage costs CNY 1.00 or HKD 1.00 a day for each parcel. We charge it only if you confirm.',
  },
  why: {
    'zh-Hans': '预报的包裹都到齐了，共 5 个。',
    'zh-Hant': '預報的包裹都到齊了，共 5 個。',
    en: 'All 5 forecast parcels have arrived.',
  },
}
