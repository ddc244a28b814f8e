/* The providers' own words in their statement files. Each column is found by the beginning of its name. */

export const alipayWords = {
  details: '#支付宝业务明细查询',
  summary: '#支付宝业务汇总查询',
  /** Between these two marks stand the lines. */
  body: /-业务明细列表-+\r?\n([^]*?)#-+业务明细列表结束-+/,
  from: /起始日期：\[(\d{4})年(\d{2})月(\d{2})日/,
  kind: '业务类型',
  payment: '交易',
  refund: '退款',
  amount: '订单金额',
  finishedAt: '完成时间',
  paymentNumber: '商户订单号',
  refundNumber: '退款批次号',
  tradeNumber: '支付宝交易号',
  countedPayments: /#交易合计：(\d+)笔/,
  countedRefunds: /#退款合计：(\d+)笔/,
  total: '合计',
  totalPayments: '交易订单总笔数',
  totalRefunds: '退款订单总笔数',
} as const

export const wechatWords = {
  at: '交易时间',
  merchant: '商户号',
  currency: '货币种类',
  state: '交易状态',
  refundState: '退款状态',
  paid: '订单金额',
  refunded: '申请退款金额',
  paymentNumber: '商户订单号',
  refundNumber: '商户退款单号',
  tradeNumber: '微信订单号',
  count: '总交易单数',
  paidSum: '订单总金额',
  refundedSum: '申请退款总金额',
} as const
