import { defineText } from '#web/kit/text/define-text.ts'

/** The page, and the days with their statements. */
export const text = defineText({
  title: { 'zh-Hans': '每日对账', 'zh-Hant': '每日對帳', en: 'Reconciliation' },
  lead: {
    'zh-Hans': '每天把支付宝和微信支付的账单与我们的账目逐笔核对，日期按北京时间。',
    'zh-Hant': '每日把支付寶和微信支付的帳單與我們的帳目逐筆核對，日期按北京時間。',
    en: 'Each day’s statement of Alipay and WeChat Pay is compared with our books, number by number. Days are Beijing time.',
  },
  views: { 'zh-Hans': '查看', 'zh-Hant': '查看', en: 'View' },
  differences: { 'zh-Hans': '差异', 'zh-Hant': '差異', en: 'Differences' },
  days: { 'zh-Hans': '各日账单', 'zh-Hant': '各日帳單', en: 'Days' },

  fetchTitle: { 'zh-Hans': '获取某日账单', 'zh-Hant': '擷取某日帳單', en: 'Fetch a day' },
  fetchLead: {
    'zh-Hans':
      '系统每天自动获取：支付宝上午 9 点后，微信支付 10 点后。也可以在这里立即获取或重新核对过去 80 天内的某一天。',
    'zh-Hant':
      '系統每日自動擷取：支付寶上午 9 時後，微信支付 10 時後。也可以在這裡立即擷取或重新核對過去 80 日內的某一日。',
    en: 'Statements are fetched automatically: Alipay’s after 9:00, WeChat Pay’s after 10:00. Here you can fetch any of the last 80 days now, or again.',
  },
  method: { 'zh-Hans': '支付方式', 'zh-Hant': '付款方式', en: 'Provider' },
  any: { 'zh-Hans': '全部', 'zh-Hant': '全部', en: 'All' },
  day: { 'zh-Hans': '日期', 'zh-Hant': '日期', en: 'Day' },
  dayRequired: { 'zh-Hans': '请选择日期', 'zh-Hant': '請選擇日期', en: 'Please choose a day' },
  fetch: { 'zh-Hans': '获取并核对', 'zh-Hant': '擷取並核對', en: 'Fetch and compare' },
  again: { 'zh-Hans': '重新获取', 'zh-Hant': '重新擷取', en: 'Fetch again' },
  fetching: {
    'zh-Hans': '正在获取 {method} {day} 的账单并逐笔核对…',
    'zh-Hant': '正在擷取 {method} {day} 的帳單並逐筆核對…',
    en: 'Fetching {method}’s statement of {day} and comparing it…',
  },
  fetched: {
    'zh-Hans': '{method} {day}：已核对，{count} 项差异待处理',
    'zh-Hant': '{method} {day}：已核對，{count} 項差異待處理',
    en: '{method}, {day}: compared, {count|one open difference|{count} open differences}',
  },
  notFetched: {
    'zh-Hans': '{method} {day}：没有取得账单。{why}',
    'zh-Hant': '{method} {day}：未能取得帳單。{why}',
    en: '{method}, {day}: no statement. {why}',
  },

  list: { 'zh-Hans': '各日账单', 'zh-Hant': '各日帳單', en: 'Days' },
  ofDay: { 'zh-Hans': '{method} {day}', 'zh-Hant': '{method} {day}', en: '{method}, {day}' },
  theirs: { 'zh-Hans': '支付平台账单', 'zh-Hant': '付款平台帳單', en: 'At the provider' },
  ours: { 'zh-Hans': '我们的账目', 'zh-Hant': '我們的帳目', en: 'In our books' },
  paid: {
    'zh-Hans': '收款 {count} 笔 {amount}',
    'zh-Hant': '收款 {count} 筆 {amount}',
    en: '{count|1 payment|{count} payments}, {amount}',
  },
  refunded: {
    'zh-Hans': '退款 {count} 笔 {amount}',
    'zh-Hant': '退款 {count} 筆 {amount}',
    en: '{count|1 refund|{count} refunds}, {amount}',
  },
  state: { 'zh-Hans': '状态', 'zh-Hant': '狀態', en: 'Status' },
  agrees: { 'zh-Hans': '一致', 'zh-Hant': '一致', en: 'Agrees' },
  settled: { 'zh-Hans': '差异已处理', 'zh-Hant': '差異已處理', en: 'Differences settled' },
  differs: { 'zh-Hans': '{count} 项差异', 'zh-Hant': '{count} 項差異', en: '{count|1 difference|{count} differences}' },
  waiting: { 'zh-Hans': '等待账单', 'zh-Hant': '等候帳單', en: 'Waiting for it' },
  nextTry: { 'zh-Hans': '下次获取', 'zh-Hant': '下次擷取', en: 'Next try' },
  lastTry: { 'zh-Hans': '上次获取', 'zh-Hant': '上次擷取', en: 'Last try' },
  showDifferences: { 'zh-Hans': '查看差异', 'zh-Hant': '查看差異', en: 'Show differences' },
  not_ready: { 'zh-Hans': '账单尚未生成', 'zh-Hant': '帳單尚未產生', en: 'It is not ready yet' },
  no_answer: { 'zh-Hans': '支付平台没有回应', 'zh-Hant': '付款平台沒有回應', en: 'The provider did not answer' },
  not_signed: {
    'zh-Hans': '回应没有支付平台的签名，未采用',
    'zh-Hant': '回應沒有付款平台的簽署，未採用',
    en: 'The answer was not signed by the provider, so it did not count',
  },
  wrong_file: {
    'zh-Hans': '文件不完整或已被改动，未采用',
    'zh-Hant': '檔案不完整或已被改動，未採用',
    en: 'The file was cut off or changed, so it did not count',
  },
  wrong_day: {
    'zh-Hans': '文件是另一天的，未采用',
    'zh-Hant': '檔案屬於另一日，未採用',
    en: 'The file was of another day, so it did not count',
  },
  emptyTitle: { 'zh-Hans': '还没有账单', 'zh-Hant': '尚未有帳單', en: 'No statements yet' },
  emptySentence: {
    'zh-Hans': '第一份账单会在开通支付的第二天自动获取。',
    'zh-Hant': '首份帳單會在開通付款的翌日自動擷取。',
    en: 'The first one is fetched on the day after payments were opened.',
  },
})
