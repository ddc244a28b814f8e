/* What stands in the files of the providers, as their documentation shows it. */

export const topUp = '余额充值'

const chinese = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$1年$2月$3日')

export const alipay = {
  details: '支付宝业务明细查询',
  summary: '支付宝业务汇总查询',
  detailsFile: '业务明细.csv',
  summaryFile: '业务明细(汇总).csv',
  list: '业务明细列表',
  listEnd: '业务明细列表结束',
  sums: '业务汇总列表',
  sumsEnd: '业务汇总列表结束',
  payment: '交易',
  refund: '退款',
  total: '合计',
  account: (sellerId: string) => `#账号：[${sellerId}0156]`,
  days: (from: string, to: string) => `#起始日期：[${chinese(from)} 00:00:00]   终止日期：[${chinese(to)} 00:00:00]`,
  exported: (day: string) => `#导出时间：[${chinese(day)} 23:59:59]`,
  paid: (count: number, sum: string) => `#交易合计：${count}笔，商家实收共${sum}元，商家优惠共0.00元`,
  refunded: (count: number, sum: string) => `#退款合计：${count}笔，商家实收退款共-${sum}元，商家优惠退款共0.00元`,
  head: '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注',
  sumHead:
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,商家实收（元）,支付宝优惠（元）,商家优惠（元）,卡消费金额（元）,服务费（元）,分润（元）,实收净额（元）',
} as const

export const wechat = {
  head: '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注',
  sumHead: '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
} as const
