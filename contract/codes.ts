import type { CouponState } from '#domain/coupon.ts'
import type { Language, Text } from '#domain/language.ts'
import type { ReferralState } from '#domain/referral.ts'
import type { StaffRole } from '#contract/wire/operation.ts'
import { wireCode } from '#contract/wire/wire-code.ts'

/* Codes on the wire and our words for them, each with its name in three languages. */

export const parcelStatus = wireCode({ forecast: 20, in_stock: 30, packing: 35, shipped: 40 })
export const parcelStatusText = {
  forecast: { 'zh-Hans': '已预报', 'zh-Hant': '已預報', en: 'Forecast' },
  in_stock: { 'zh-Hans': '已入库', 'zh-Hant': '已入庫', en: 'In stock' },
  packing: { 'zh-Hans': '打包中', 'zh-Hant': '打包中', en: 'Packing' },
  shipped: { 'zh-Hans': '已出库', 'zh-Hant': '已出庫', en: 'Shipped out' },
} as const satisfies Record<string, Text>

export const orderStatus = wireCode({ awaiting_payment: 10, paid: 20, awaiting_outbound: 30, shipped: 40, signed: 50 })
export const orderStatusText = {
  awaiting_payment: { 'zh-Hans': '待付款', 'zh-Hant': '待付款', en: 'Awaiting payment' },
  paid: { 'zh-Hans': '已付款', 'zh-Hant': '已付款', en: 'Paid' },
  awaiting_outbound: { 'zh-Hans': '待出库', 'zh-Hant': '待出庫', en: 'Awaiting outbound' },
  shipped: { 'zh-Hans': '已出库', 'zh-Hant': '已出庫', en: 'Shipped out' },
  signed: { 'zh-Hans': '已签收', 'zh-Hant': '已簽收', en: 'Signed' },
} as const satisfies Record<string, Text>

export const orderType = wireCode({ consolidation: 1, single_ticket: 2 })
export const orderTypeText = {
  consolidation: { 'zh-Hans': '集运', 'zh-Hant': '集運', en: 'Consolidation' },
  single_ticket: { 'zh-Hans': '单票转运', 'zh-Hant': '單票轉運', en: 'Single-ticket transshipment' },
} as const satisfies Record<string, Text>

export const goodsType = wireCode({ ordinary: 1, sensitive: 2 })
export const goodsTypeText = {
  ordinary: { 'zh-Hans': '普通货', 'zh-Hant': '普通貨', en: 'Ordinary goods' },
  sensitive: { 'zh-Hans': '敏感货', 'zh-Hant': '敏感貨', en: 'Sensitive goods' },
} as const satisfies Record<string, Text>

/** Steps in the life of a parcel or an order; the newest one is its latest status. */
export const trackEvent = wireCode({
  forecast: 20,
  received: 30,
  shelved: 32,
  packing: 35,
  consolidated: 36,
  shipped: 40,
  departed: 41,
  arrived: 42,
  customs_cleared: 43,
  out_for_delivery: 44,
  ready_for_pickup: 45,
  signed: 50,
  exception: 90,
})
export const trackEventText = {
  forecast: { 'zh-Hans': '已预报', 'zh-Hant': '已預報', en: 'Forecast submitted' },
  received: { 'zh-Hans': '仓库已收货', 'zh-Hant': '倉庫已收貨', en: 'Received at the warehouse' },
  shelved: { 'zh-Hans': '已上架', 'zh-Hant': '已上架', en: 'Shelved' },
  packing: { 'zh-Hans': '打包中', 'zh-Hant': '打包中', en: 'Being packed' },
  consolidated: { 'zh-Hans': '已合箱', 'zh-Hant': '已合箱', en: 'Consolidated into a box' },
  shipped: { 'zh-Hans': '已发货', 'zh-Hant': '已發貨', en: 'Shipped out' },
  departed: { 'zh-Hans': '已离港', 'zh-Hant': '已離港', en: 'Departed' },
  arrived: {
    'zh-Hans': '已到港／香港仓',
    'zh-Hant': '已到港／香港倉',
    en: 'Arrived at the port or Hong Kong warehouse',
  },
  customs_cleared: { 'zh-Hans': '已清关', 'zh-Hant': '已清關', en: 'Customs cleared' },
  out_for_delivery: { 'zh-Hans': '派送中', 'zh-Hant': '派送中', en: 'Out for delivery' },
  ready_for_pickup: { 'zh-Hans': '可到自提点取件', 'zh-Hant': '可到自提點取件', en: 'Ready for pick-up' },
  signed: { 'zh-Hans': '已签收', 'zh-Hant': '已簽收', en: 'Signed' },
  exception: { 'zh-Hans': '异常', 'zh-Hant': '異常', en: 'Exception' },
} as const satisfies Record<string, Text>

/** Steps that lists can be filtered by. */
export const stages = ['forecast', 'received', 'shelved', 'consolidated', 'shipped', 'signed'] as const
export const stage = wireCode({ forecast: 20, received: 30, shelved: 32, consolidated: 36, shipped: 40, signed: 50 })
export const stageText = {
  forecast: parcelStatusText.forecast,
  received: parcelStatusText.in_stock,
  shelved: trackEventText.shelved,
  consolidated: { ...trackEventText.consolidated, en: 'Consolidated' },
  shipped: { ...trackEventText.shipped, en: 'Shipped' },
  signed: trackEventText.signed,
} as const satisfies Record<(typeof stages)[number], Text>

export const auditStatus = wireCode({ pending: 0, approved: 1, rejected: 2 })
export const auditStatusText = {
  pending: { 'zh-Hans': '待审核', 'zh-Hant': '待審核', en: 'Under review' },
  approved: { 'zh-Hans': '已通过', 'zh-Hant': '已通過', en: 'Approved' },
  rejected: { 'zh-Hans': '未通过', 'zh-Hant': '未通過', en: 'Rejected' },
} as const satisfies Record<string, Text>

export const rechargeStatus = wireCode({ not_credited: 0, credited: 1, reversed: 2 })
export const rechargeStatusText = {
  not_credited: { 'zh-Hans': '未入账', 'zh-Hant': '未入帳', en: 'Not credited' },
  credited: { 'zh-Hans': '已入账', 'zh-Hant': '已入帳', en: 'Credited' },
  reversed: { 'zh-Hans': '已冲正', 'zh-Hant': '已沖正', en: 'Reversed' },
} as const satisfies Record<string, Text>

export const paymentState = wireCode({ pending: 1, succeeded: 2, failed: 3, expired: 4, closed: 5, refunded: 6 })
export const paymentStateText = {
  pending: { 'zh-Hans': '待支付', 'zh-Hant': '待支付', en: 'Pending' },
  succeeded: { 'zh-Hans': '支付成功', 'zh-Hant': '支付成功', en: 'Succeeded' },
  failed: { 'zh-Hans': '支付失败', 'zh-Hant': '支付失敗', en: 'Failed' },
  expired: { 'zh-Hans': '已过期', 'zh-Hant': '已過期', en: 'Expired' },
  closed: { 'zh-Hans': '已关闭', 'zh-Hant': '已關閉', en: 'Closed' },
  refunded: { 'zh-Hans': '已退款', 'zh-Hant': '已退款', en: 'Refunded' },
} as const satisfies Record<string, Text>

export const paymentMethodText = {
  alipay: { 'zh-Hans': '支付宝', 'zh-Hant': '支付寶', en: 'Alipay' },
  wechat: { 'zh-Hans': '微信支付', 'zh-Hant': '微信支付', en: 'WeChat Pay' },
} as const satisfies Record<string, Text>

export const claimParcelState = wireCode({ to_be_claimed: 1, claimed: 2 })
export const claimParcelStateText = {
  to_be_claimed: { 'zh-Hans': '待认领', 'zh-Hant': '待認領', en: 'To be claimed' },
  claimed: { 'zh-Hans': '已认领', 'zh-Hant': '已認領', en: 'Claimed' },
} as const satisfies Record<string, Text>

export const claimStatus = wireCode({ under_review: 0, approved: 1, rejected: 2, withdrawn: 3 })
export const claimStatusText = {
  under_review: { 'zh-Hans': '待审核', 'zh-Hant': '待審核', en: 'Under review' },
  approved: { 'zh-Hans': '已通过', 'zh-Hant': '已通過', en: 'Approved' },
  rejected: { 'zh-Hans': '未通过', 'zh-Hant': '未通過', en: 'Rejected' },
  withdrawn: { 'zh-Hans': '已撤回', 'zh-Hant': '已撤回', en: 'Withdrawn' },
} as const satisfies Record<string, Text>

/** Why a claim was rejected, worded so that it says what to do next. */
export const claimRejectText = {
  IMAGE_UNREADABLE: {
    'zh-Hans': '图片看不清：快递单号和快递公司都要清晰可见，请换一张再提交',
    'zh-Hant': '圖片看不清：快遞單號及快遞公司均須清晰可見，請換一張再提交',
    en: 'We can’t read the picture. The tracking number and courier must be clearly visible. Please submit a better one',
  },
  NUMBER_MISMATCH: {
    'zh-Hans': '图片上的单号与填写的单号不一致，请核对后再提交',
    'zh-Hant': '圖片上的單號與填寫的單號不符，請核對後再提交',
    en: 'The number in the picture does not match the one you entered. Please check and submit again',
  },
  NOT_OWNER: {
    'zh-Hans': '根据现有凭证，该包裹属于其他会员',
    'zh-Hant': '根據現有憑證，此包裹屬於其他會員',
    en: 'Based on the evidence we have, this parcel belongs to another member',
  },
  OTHER: {
    'zh-Hans': '未能确认该包裹属于您，如有疑问请联系客服',
    'zh-Hant': '未能確認此包裹屬於你，如有疑問請聯絡客戶服務',
    en: 'We could not confirm that this parcel is yours. If in doubt, please contact customer service',
  },
} as const satisfies Record<string, Text>

/** Abnormal codes; only PROHIBITED and COD keep a parcel out of an order. */
export const abnormalText = {
  DAMAGED: { 'zh-Hans': '外箱破损', 'zh-Hant': '外箱破損', en: 'Damaged' },
  SHORT: { 'zh-Hans': '件数短少', 'zh-Hant': '件數短少', en: 'Pieces missing' },
  MISMATCH: { 'zh-Hans': '货物与预报不符', 'zh-Hant': '貨物與預報不符', en: 'Goods differ from the forecast' },
  PROHIBITED: { 'zh-Hans': '违禁品', 'zh-Hant': '違禁品', en: 'Prohibited goods' },
  COD: { 'zh-Hans': '货到付款件', 'zh-Hant': '貨到付款件', en: 'Cash on delivery' },
  OVERSIZE: { 'zh-Hans': '超大件', 'zh-Hant': '超大件', en: 'Oversize' },
  WRONG_WAREHOUSE: { 'zh-Hans': '到错仓库', 'zh-Hant': '到錯倉庫', en: 'Wrong warehouse' },
  UNPACKED: { 'zh-Hans': '外包装已拆', 'zh-Hant': '外包裝已拆', en: 'Packaging was opened' },
  NO_DECLARATION: { 'zh-Hans': '未申报货物', 'zh-Hant': '未申報貨物', en: 'Goods not declared yet' },
  OTHER: { 'zh-Hans': '其他异常', 'zh-Hant': '其他異常', en: 'Other' },
} as const satisfies Record<string, Text>
export type AbnormalCode = keyof typeof abnormalText
/** The system itself finds the wrong warehouse and the missing declaration, and says when they are settled. */
export const foundByStaff = [
  'DAMAGED',
  'SHORT',
  'MISMATCH',
  'PROHIBITED',
  'COD',
  'OVERSIZE',
  'UNPACKED',
  'OTHER',
] as const satisfies readonly AbnormalCode[]
export const blockingAbnormalCodes: readonly AbnormalCode[] = ['PROHIBITED', 'COD']

/** Why a station went on without a photo; the first is the default of a new desk. */
export const noPhotoText = {
  no_camera: { 'zh-Hans': '没有相机', 'zh-Hant': '沒有相機', en: 'No camera' },
  camera_fault: { 'zh-Hans': '相机坏了', 'zh-Hant': '相機壞了', en: 'The camera does not work' },
  no_time: { 'zh-Hans': '来不及拍', 'zh-Hant': '來不及拍', en: 'No time' },
} as const satisfies Record<string, Text>
export type NoPhotoReason = keyof typeof noPhotoText
export const noPhotoReasons = ['no_camera', 'camera_fault', 'no_time'] as const satisfies readonly NoPhotoReason[]

export const couponStateText = {
  usable: { 'zh-Hans': '可使用', 'zh-Hant': '可使用', en: 'Available' },
  used: { 'zh-Hans': '已使用', 'zh-Hant': '已使用', en: 'Used' },
  expired: { 'zh-Hans': '已过期', 'zh-Hant': '已過期', en: 'Expired' },
  revoked: { 'zh-Hans': '已撤销', 'zh-Hant': '已撤銷', en: 'Withdrawn' },
} as const satisfies Record<CouponState, Text>

export const referralStateText = {
  pending: { 'zh-Hans': '等待完成', 'zh-Hant': '等待完成', en: 'Waiting' },
  held: { 'zh-Hans': '审核中', 'zh-Hant': '審核中', en: 'Under review' },
  rewarded: { 'zh-Hans': '已奖励', 'zh-Hant': '已獎勵', en: 'Rewarded' },
  void: { 'zh-Hans': '未获奖励', 'zh-Hant': '未獲獎勵', en: 'No reward' },
} as const satisfies Record<ReferralState, Text>

/** The default of `site.name`. */
export const siteNameText: Text = { 'zh-Hans': '灵猫集运', 'zh-Hant': '靈貓集運', en: 'Smart Cats' }

/** The default of `coins.name`. */
export const coinNameText: Text = { 'zh-Hans': '猫币', 'zh-Hant': '貓幣', en: 'cat coins' }

/** 1 means all of them, as filters use it. */
export const pickUpRegion = wireCode({ all: 1, hong_kong: 2, taiwan: 3, overseas: 4 })
export const pickUpRegionText = {
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  hong_kong: { 'zh-Hans': '香港', 'zh-Hant': '香港', en: 'Hong Kong' },
  taiwan: { 'zh-Hans': '台湾', 'zh-Hant': '台灣', en: 'Taiwan' },
  overseas: { 'zh-Hans': '海外', 'zh-Hant': '海外', en: 'Overseas' },
} as const satisfies Record<string, Text>

export const pickUpPointStatus = wireCode({ open: 1, suspended: 2 })
export const pickUpPointStatusText = {
  open: { 'zh-Hans': '营业中', 'zh-Hant': '營業中', en: 'Open' },
  suspended: { 'zh-Hans': '暂停服务', 'zh-Hant': '暫停服務', en: 'Suspended' },
} as const satisfies Record<string, Text>

export const feedbackStatus = wireCode({ open: 0, replied: 1, closed: 2 })
export const feedbackStatusText = {
  open: { 'zh-Hans': '待回复', 'zh-Hant': '待回覆', en: 'Awaiting a reply' },
  replied: { 'zh-Hans': '已回复', 'zh-Hant': '已回覆', en: 'Replied' },
  closed: { 'zh-Hans': '已结束', 'zh-Hant': '已結束', en: 'Closed' },
} as const satisfies Record<string, Text>

export const salutationText = {
  mr: { 'zh-Hans': '先生', 'zh-Hant': '先生', en: 'Mr' },
  ms: { 'zh-Hans': '女士', 'zh-Hant': '女士', en: 'Ms' },
} as const satisfies Record<string, Text>

const simplified: Text = { 'zh-Hans': '简体中文', 'zh-Hant': '簡體中文', en: 'Simplified Chinese' }
const traditional: Text = { 'zh-Hans': '繁体中文', 'zh-Hant': '繁體中文', en: 'Traditional Chinese' }
const english: Text = { 'zh-Hans': '英文', 'zh-Hant': '英文', en: 'English' }

/** The name of each language, in each language. */
export const languageText: Readonly<Record<Language, Text>> = {
  'zh-Hans': simplified,
  'zh-Hant': traditional,
  en: english,
}

export const staffRoleText: Readonly<Record<StaffRole, Text>> = {
  W: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  F: { 'zh-Hans': '财务', 'zh-Hant': '財務', en: 'Finance' },
  S: { 'zh-Hans': '客户服务', 'zh-Hant': '客戶服務', en: 'Customer service' },
  E: { 'zh-Hans': '内容编辑', 'zh-Hant': '內容編輯', en: 'Content editor' },
  A: { 'zh-Hans': '管理员', 'zh-Hant': '管理員', en: 'Administrator' },
  U: { 'zh-Hans': '只读审计', 'zh-Hant': '只讀審計', en: 'Auditor (reads only)' },
}
