import type { Quote } from '#domain/freight.ts'
import type { Text } from '#domain/language.ts'

/* What the statement says beside an order's entries. */

const kilos = ({ billableWeightG }: Pick<Quote, 'billableWeightG'>) => `${billableWeightG / 1000} kg`

export const supplementRemark = (packed: Quote): Text => ({
  'zh-Hans': `打包后计费重 ${kilos(packed)}，补付差额`,
  'zh-Hant': `打包後計費重 ${kilos(packed)}，補付差額`,
  en: `Billable weight after packing ${kilos(packed)}, difference paid`,
})

export const weightRefundRemark = (packed: Quote): Text => ({
  'zh-Hans': `打包后计费重 ${kilos(packed)}，退回差额`,
  'zh-Hant': `打包後計費重 ${kilos(packed)}，退回差額`,
  en: `Billable weight after packing ${kilos(packed)}, difference refunded`,
})

export const cancelledRemark: Text = {
  'zh-Hans': '会员取消订单，全额退回',
  'zh-Hant': '會員取消訂單，全數退回',
  en: 'Order cancelled by the member, refunded in full',
}
