import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '消费记录', 'zh-Hant': '消費記錄', en: 'Expense records' },
  lead: {
    'zh-Hans': '余额和{name}的每一笔进出，以及变动前后的数目。',
    'zh-Hant': '餘額及{name}的每一筆進出，以及變動前後的數目。',
    en: 'Every movement of your balance and your {name}, with the amounts before and after.',
  },
  recordTabs: { 'zh-Hans': '记录种类', 'zh-Hant': '記錄種類', en: 'Type of record' },
  moneyTab: { 'zh-Hans': '财务流水', 'zh-Hant': '財務流水', en: 'Financial flow' },
  coinTab: { 'zh-Hans': '{name}记录', 'zh-Hant': '{name}記錄', en: 'Records of {name}' },
  calendar: { 'zh-Hans': '按日合计', 'zh-Hant': '按日合計', en: 'Totals by day' },
  calendarHint: {
    'zh-Hans': '点某一天只看当天的记录，再点一次看整个月。',
    'zh-Hant': '點選某日只看當日的記錄，再點一次查看整個月。',
    en: 'Choose a day to see only its records. Choose it again for the whole month.',
  },
  monthBefore: { 'zh-Hans': '上个月', 'zh-Hant': '上個月', en: 'Previous month' },
  monthAfter: { 'zh-Hans': '下个月', 'zh-Hant': '下個月', en: 'Next month' },
  topUp: { 'zh-Hans': '充值', 'zh-Hant': '充值', en: 'Top up' },
  balance: { 'zh-Hans': '余额', 'zh-Hant': '餘額', en: 'Balance' },
  owed: {
    'zh-Hans': '尚欠 {price}，下次充值时先行抵扣',
    'zh-Hant': '尚欠 {price}，下次充值時先行抵扣',
    en: 'You owe {price}. It is deducted from your next top-up first',
  },

  filters: { 'zh-Hans': '筛选记录', 'zh-Hant': '篩選記錄', en: 'Filter records' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  event: { 'zh-Hans': '事项', 'zh-Hant': '事項', en: 'Event' },
  all: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  clear: { 'zh-Hans': '清除筛选', 'zh-Hant': '清除篩選', en: 'Clear filters' },

  periodTotals: { 'zh-Hans': '所选时间合计', 'zh-Hant': '所選時間合計', en: 'Totals for this period' },
  moneyIn: { 'zh-Hans': '收入', 'zh-Hant': '收入', en: 'In' },
  moneyOut: { 'zh-Hans': '支出', 'zh-Hant': '支出', en: 'Out' },
  time: { 'zh-Hans': '时间', 'zh-Hant': '時間', en: 'Time' },
  amount: { 'zh-Hans': '金额', 'zh-Hant': '金額', en: 'Amount' },
  before: { 'zh-Hans': '变动前余额', 'zh-Hant': '變動前餘額', en: 'Balance before' },
  after: { 'zh-Hans': '变动后余额', 'zh-Hant': '變動後餘額', en: 'Balance after' },
  remark: { 'zh-Hans': '备注', 'zh-Hant': '備註', en: 'Remark' },
  reference: { 'zh-Hans': '相关单号', 'zh-Hant': '相關單號', en: 'Reference' },

  emptyTitle: { 'zh-Hans': '这段时间没有记录', 'zh-Hant': '這段時間沒有記錄', en: 'No records in this period' },
  emptySentence: {
    'zh-Hans': '充值、付款和退款都会逐笔记在这里。可以放宽日期再看，或先去充值。',
    'zh-Hant': '充值、付款及退款都會逐筆記在這裡。可放寬日期再查看，或先充值。',
    en: 'Top-ups, payments and refunds are listed here one by one. Try a wider range of dates, or top up first.',
  },
})
