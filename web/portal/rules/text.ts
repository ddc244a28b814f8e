import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '自动集运', 'zh-Hant': '自動集運', en: 'Automatic orders' },
  lead: {
    'zh-Hans':
      '包裹到齐或等满天数后自动申请集运，金额在您设定的上限内自动付款，否则先问您。每一步都有记录，申请前 {hours} 小时内可以停止。',
    'zh-Hant':
      '包裹到齊或等滿天數後自動申請集運，金額在你設定的上限內自動付款，否則先問你。每一步都有記錄，申請前 {hours} 小時內可以停止。',
    en: 'Once all your parcels have arrived, or after a set number of days, we submit the order for you and pay up to your limit. Above the limit, we ask you first. Every step is logged, and you have {hours|an hour|{hours} hours} to stop it.',
  },
  add: { 'zh-Hans': '新增规则', 'zh-Hant': '新增規則', en: 'Add a rule' },
  full: {
    'zh-Hans': '最多 {count} 条规则，请先删除不用的。',
    'zh-Hant': '最多 {count} 條規則，請先刪除不用的。',
    en: 'You have {count} rules, which is the maximum. Delete one to add another.',
  },
  emptyTitle: { 'zh-Hans': '还没有规则', 'zh-Hant': '還沒有規則', en: 'No rules yet' },
  emptySentence: {
    'zh-Hans': '例如：福永仓的包裹到齐就集运回家，100 元以内自动付款。',
    'zh-Hant': '例如：福永倉的包裹到齊便集運回家，100 元以內自動付款。',
    en: 'For example: when all parcels at Fuyong are in stock, send them home, and pay up to ¥100 automatically.',
  },
  onlyFailed: {
    'zh-Hans': '这里只列出未能执行而暂停的规则。',
    'zh-Hant': '這裡只列出因未能執行而暫停的規則。',
    en: 'Only rules that were paused because something went wrong are listed here.',
  },
  showAll: { 'zh-Hans': '显示全部规则', 'zh-Hant': '顯示全部規則', en: 'Show all rules' },
  paused: { 'zh-Hans': '已暂停', 'zh-Hant': '已暫停', en: 'Paused' },
  running: { 'zh-Hans': '启用中', 'zh-Hant': '啟用中', en: 'Active' },
  pause: { 'zh-Hans': '暂停', 'zh-Hant': '暫停', en: 'Pause' },
  resume: { 'zh-Hans': '启用', 'zh-Hant': '啟用', en: 'Resume' },
  edit: { 'zh-Hans': '修改', 'zh-Hant': '修改', en: 'Edit' },
  remove: { 'zh-Hans': '删除', 'zh-Hant': '刪除', en: 'Delete' },
  allParcels: {
    'zh-Hans': '{warehouse}的全部包裹',
    'zh-Hant': '{warehouse}的全部包裹',
    en: 'All parcels at {warehouse}',
  },
  someParcels: {
    'zh-Hans': '{warehouse}客户代码为“{code}”的包裹',
    'zh-Hant': '{warehouse}客戶代碼為「{code}」的包裹',
    en: 'Parcels at {warehouse} with the customer code “{code}”',
  },
  whenAll: { 'zh-Hans': '到齐后', 'zh-Hant': '到齊後', en: 'when all are in stock' },
  whenDays: {
    'zh-Hans': '到齐后，或首个包裹入库满 {count} 天',
    'zh-Hant': '到齊後，或首個包裹入庫滿 {count} 天',
    en: 'when all are in stock, or {count|a day|{count} days} after the first',
  },
  sends: {
    'zh-Hans': '经{channel}寄给{receiver}',
    'zh-Hant': '經{channel}寄給{receiver}',
    en: 'by {channel} to {receiver}',
  },
  receiverGone: {
    'zh-Hans': '收货人已不在地址簿里，请修改规则',
    'zh-Hant': '收貨人已不在地址簿內，請修改規則',
    en: 'The consignee is no longer in your address book. Please edit the rule',
  },
  paysUpTo: {
    'zh-Hans': '{price} 以内自动付款',
    'zh-Hant': '{price} 以內自動付款',
    en: 'pays up to {price} automatically',
  },
  asksFirst: { 'zh-Hans': '付款前先问您', 'zh-Hant': '付款前先問你', en: 'asks before paying' },
  planned: {
    'zh-Hans': '将于 {when} 为 {count} 个包裹申请集运',
    'zh-Hant': '將於 {when} 為 {count} 個包裹申請集運',
    en: 'Submits the order for {count|1 parcel|{count} parcels} at {when}',
  },
  stop: { 'zh-Hans': '停止', 'zh-Hant': '停止', en: 'Stop' },

  log: { 'zh-Hans': '执行记录', 'zh-Hant': '執行記錄', en: 'Activity log' },
  logEmpty: {
    'zh-Hans': '规则每做一步，这里都会写明做了什么、为什么。',
    'zh-Hant': '規則每做一步，這裡都會寫明做了甚麼、為甚麼。',
    en: 'Each step of a rule appears here, with what was done and why.',
  },

  more: { 'zh-Hans': '更早的记录', 'zh-Hant': '更早的記錄', en: 'Earlier steps' },

  newRule: { 'zh-Hans': '新增规则', 'zh-Hant': '新增規則', en: 'New rule' },
  editRule: { 'zh-Hans': '修改规则', 'zh-Hant': '修改規則', en: 'Edit rule' },
  name: { 'zh-Hans': '规则名称', 'zh-Hant': '規則名稱', en: 'Name of the rule' },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  customerCode: { 'zh-Hans': '客户代码（选填）', 'zh-Hant': '客戶代碼（選填）', en: 'Customer code (optional)' },
  customerCodeHint: {
    'zh-Hans': '只集运这个代码的包裹；留空则为这个仓库的全部包裹',
    'zh-Hant': '只集運這個代碼的包裹；留空則為此倉庫的全部包裹',
    en: 'Only parcels with this code. Leave empty for all parcels in the warehouse',
  },
  when: { 'zh-Hans': '什么时候申请', 'zh-Hant': '甚麼時候申請', en: 'When to apply' },
  waitsAll: {
    'zh-Hans': '已预报的包裹到齐',
    'zh-Hant': '已預報的包裹到齊',
    en: 'When all forecast parcels are in stock',
  },
  waitsDays: {
    'zh-Hans': '到齐，或等满几天',
    'zh-Hant': '到齊，或等滿幾天',
    en: 'When all are in stock, or after a number of days',
  },
  days: { 'zh-Hans': '天数', 'zh-Hant': '天數', en: 'Days' },
  receiver: { 'zh-Hans': '收货人', 'zh-Hant': '收貨人', en: 'Consignee' },
  pickReceiver: { 'zh-Hans': '请选择收货人', 'zh-Hant': '請選擇收貨人', en: 'Choose a consignee' },
  noReceivers: {
    'zh-Hans': '地址簿还是空的，请先新增收货人。',
    'zh-Hant': '地址簿還是空的，請先新增收貨人。',
    en: 'Your address book is empty. Please add a consignee first.',
  },
  toBook: { 'zh-Hans': '收货人管理', 'zh-Hant': '收貨人管理', en: 'Consignee management' },
  currency: { 'zh-Hans': '币种', 'zh-Hant': '貨幣', en: 'Currency' },
  channel: { 'zh-Hans': '线路', 'zh-Hant': '路線', en: 'Channel' },
  pickChannel: { 'zh-Hans': '请选择线路', 'zh-Hant': '請選擇路線', en: 'Choose a channel' },
  channelAfterReceiver: { 'zh-Hans': '请先选择收货人', 'zh-Hant': '請先選擇收貨人', en: 'Choose a consignee first' },
  pickUpPoint: { 'zh-Hans': '自提点', 'zh-Hant': '自提點', en: 'Pick-up point' },
  pickPoint: { 'zh-Hans': '请选择自提点', 'zh-Hant': '請選擇自提點', en: 'Choose a pick-up point' },
  declared: { 'zh-Hans': '每单申报价值', 'zh-Hant': '每單申報價值', en: 'Declared value per order' },
  declaredHint: {
    'zh-Hans': '留空则按货值申报',
    'zh-Hant': '留空則按貨值申報',
    en: 'Leave empty to declare the value of the goods',
  },
  declaredNeeded: {
    'zh-Hans': '货值以人民币计，用港币付款时请填写',
    'zh-Hant': '貨值以人民幣計，用港幣付款時請填寫',
    en: 'Goods are valued in yuan. Fill this in when you pay in Hong Kong dollars',
  },
  insure: { 'zh-Hans': '为每单投保', 'zh-Hant': '為每單投保', en: 'Insure each order' },
  pays: {
    'zh-Hans': '在上限内自动从余额付款',
    'zh-Hant': '在上限內自動從餘額付款',
    en: 'Pay from my balance automatically, up to a limit',
  },
  payUpTo: { 'zh-Hans': '每单上限', 'zh-Hant': '每單上限', en: 'Limit per order' },
  save: { 'zh-Hans': '保存规则', 'zh-Hant': '儲存規則', en: 'Save the rule' },
})
