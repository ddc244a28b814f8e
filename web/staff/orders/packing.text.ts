import { defineText } from '#web/text/define-text.ts'

export const text = defineText({
  pickList: { 'zh-Hans': '拣货清单', 'zh-Hant': '揀貨清單', en: 'Pick list' },
  pickCount: { 'zh-Hans': '已核对 {done} / {all}', 'zh-Hant': '已核對 {done} / {all}', en: '{done} of {all} checked' },
  scan: { 'zh-Hans': '扫描要装箱的包裹', 'zh-Hant': '掃描要裝箱的包裹', en: 'Scan the parcels for the box' },
  scanPlaceholder: {
    'zh-Hans': '快递单号，按 Enter',
    'zh-Hant': '快遞單號，按 Enter',
    en: 'Tracking number, then Enter',
  },
  activeCarton: { 'zh-Hans': '扫描装入', 'zh-Hant': '掃描裝入', en: 'Scans go into' },
  ticked: { 'zh-Hans': '{number} 已核对', 'zh-Hant': '{number} 已核對', en: '{number} checked' },
  moved: {
    'zh-Hans': '{number} 改装第 {carton} 箱',
    'zh-Hant': '{number} 改裝第 {carton} 箱',
    en: '{number} goes into carton {carton}',
  },
  again: { 'zh-Hans': '{number} 已经核对过', 'zh-Hant': '{number} 已經核對過', en: '{number} was checked already' },
  removed: {
    'zh-Hans': '{number} 已移出本订单，不要装箱',
    'zh-Hant': '{number} 已移出本訂單，不要裝箱',
    en: '{number} was taken out of this order: do not pack it',
  },
  foreign: {
    'zh-Hans': '{number} 不属于这个订单，不要装箱！',
    'zh-Hant': '{number} 不屬於這張訂單，不要裝箱！',
    en: '{number} does not belong to this order: do not pack it!',
  },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  noShelf: { 'zh-Hans': '无货架', 'zh-Hant': '沒有貨架', en: 'No shelf' },
  pieces: { 'zh-Hans': '{count} 件', 'zh-Hant': '{count} 件', en: '{count|1 piece|{count} pieces}' },
  tick: {
    'zh-Hans': '{number} 已核对（面单无法扫描时手动勾选）',
    'zh-Hant': '{number} 已核對（面單無法掃描時手動勾選）',
    en: '{number} checked (by hand where the label can not be scanned)',
  },
  cartonOf: { 'zh-Hans': '{number} 装入', 'zh-Hant': '{number} 裝入', en: 'Carton of {number}' },
  carton: { 'zh-Hans': '第 {number} 箱', 'zh-Hant': '第 {number} 箱', en: 'Carton {number}' },
  takenOut: { 'zh-Hans': '移出订单', 'zh-Hant': '移出訂單', en: 'Taken out' },
  takeOut: { 'zh-Hans': '移出', 'zh-Hant': '移出', en: 'Take out' },
  takeOutOf: {
    'zh-Hans': '把 {number} 移出订单',
    'zh-Hant': '把 {number} 移出訂單',
    en: 'Take {number} out of the order',
  },
  putBack: { 'zh-Hans': '放回', 'zh-Hant': '放回', en: 'Put back' },
  putBackOf: {
    'zh-Hans': '把 {number} 放回订单',
    'zh-Hant': '把 {number} 放回訂單',
    en: 'Put {number} back into the order',
  },
  removeReason: {
    'zh-Hans': '移出原因（会员可见）',
    'zh-Hant': '移出原因（會員可見）',
    en: 'Why parcels are taken out (the member reads it)',
  },
  removeReasonRequired: {
    'zh-Hans': '请说明为什么移出',
    'zh-Hant': '請說明為何移出',
    en: 'Please say why they are taken out',
  },
  removeNext: {
    'zh-Hans': '移出的包裹回到在库状态，运费按余下的包裹重算。',
    'zh-Hant': '移出的包裹回到在庫狀態，運費按餘下的包裹重算。',
    en: 'They go back into stock, and the freight is worked out again without them.',
  },

  cartons: { 'zh-Hans': '装箱称量', 'zh-Hant': '裝箱秤量', en: 'Weigh the cartons' },
  addCarton: { 'zh-Hans': '加一箱', 'zh-Hant': '加一箱', en: 'Add a carton' },
  dropCarton: { 'zh-Hans': '去掉第 {number} 箱', 'zh-Hant': '去掉第 {number} 箱', en: 'Drop carton {number}' },
  weight: { 'zh-Hans': '重量（kg）', 'zh-Hant': '重量（kg）', en: 'Weight (kg)' },
  length: { 'zh-Hans': '长（cm）', 'zh-Hant': '長（cm）', en: 'Length (cm)' },
  width: { 'zh-Hans': '宽（cm）', 'zh-Hant': '闊（cm）', en: 'Width (cm)' },
  height: { 'zh-Hans': '高（cm）', 'zh-Hant': '高（cm）', en: 'Height (cm)' },
  photos: { 'zh-Hans': '第 {number} 箱照片', 'zh-Hant': '第 {number} 箱相片', en: 'Photos of carton {number}' },
  holds: {
    'zh-Hans': '装 {count} 个包裹',
    'zh-Hant': '裝 {count} 個包裹',
    en: '{count|1 parcel|{count} parcels} inside',
  },
  cartonEmpty: { 'zh-Hans': '这一箱还没有包裹', 'zh-Hant': '這一箱尚未有包裹', en: 'No parcel is in this carton' },
  missing: { 'zh-Hans': '请填写', 'zh-Hant': '請填寫', en: 'Please fill this in' },
  out: { 'zh-Hans': '数值超出范围', 'zh-Hant': '數值超出範圍', en: 'This value is out of range' },

  services: { 'zh-Hans': '已完成的服务', 'zh-Hant': '已完成的服務', en: 'Services done' },
  servicesNext: {
    'zh-Hans': '没做的服务请改为 0，费用会退给会员。',
    'zh-Hant': '沒做的服務請改為 0，費用會退給會員。',
    en: 'Set what was not done to 0; the member gets that fee back.',
  },
  otherFee: { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other fee' },
  otherRemark: {
    'zh-Hans': '费用说明（会员可见）',
    'zh-Hant': '費用說明（會員可見）',
    en: 'What the fee is for (the member reads it)',
  },
  otherRemarkRequired: { 'zh-Hans': '请说明费用', 'zh-Hant': '請說明費用', en: 'Please say what the fee is for' },

  pack: { 'zh-Hans': '封箱并计价', 'zh-Hant': '封箱並計價', en: 'Pack and price' },
  packNext: {
    'zh-Hans': '系统按箱子的称量重算运费：少了退款，多一点由我们承担，多得多请会员补款。',
    'zh-Hant': '系統按箱子的秤量重算運費：少了退款，多一點由我們承擔，多得多請會員補款。',
    en: 'The freight is worked out again from the cartons: less is refunded, a little more is ours, much more is asked of the member.',
  },
  stillMissing: {
    'zh-Hans': '还有 {count} 个包裹没有核对：扫描它们，或移出订单',
    'zh-Hant': '尚有 {count} 個包裹未核對：掃描它們，或移出訂單',
    en: '{count|1 parcel is|{count} parcels are} not checked yet: scan or take out',
  },
  allTakenOut: {
    'zh-Hans': '不能移出全部包裹；请客服取消订单',
    'zh-Hant': '不能移出全部包裹；請客服取消訂單',
    en: 'Not every parcel can be taken out; ask customer service to cancel the order',
  },
  overCap: {
    'zh-Hans': '重量超出这个渠道的上限。请先与客服确认，或拆分后再打包。',
    'zh-Hant': '重量超出這個渠道的上限。請先與客服確認，或拆分後再打包。',
    en: 'The weight is above the limit of this channel. Ask customer service first, or split the order.',
  },
  packAnyway: { 'zh-Hans': '仍要打包', 'zh-Hant': '仍要打包', en: 'Pack anyway' },
  notKnown: {
    'zh-Hans': '没有收到服务器的回应。请再按一次，不会重复计价。',
    'zh-Hant': '沒有收到伺服器的回應。請再按一次，不會重複計價。',
    en: 'The server did not answer. Press again: it will not be priced twice.',
  },

  ready: { 'zh-Hans': '可以出库', 'zh-Hant': '可以出庫', en: 'Ready to ship' },
  readyNext: { 'zh-Hans': '价格没有变化。', 'zh-Hant': '價格沒有變化。', en: 'The price has not changed.' },
  refunded: { 'zh-Hans': '已退款 {amount}', 'zh-Hant': '已退款 {amount}', en: '{amount} refunded' },
  refundedNext: {
    'zh-Hans': '差额已退到会员余额，可以出库。',
    'zh-Hant': '差額已退到會員餘額，可以出庫。',
    en: 'The difference went back to the member’s balance. Ready to ship.',
  },
  absorbed: { 'zh-Hans': '差额由我们承担', 'zh-Hant': '差額由我們承擔', en: 'The difference is ours' },
  absorbedNext: {
    'zh-Hans': '只多了一点，不向会员收取，可以出库。',
    'zh-Hant': '只多了一點，不向會員收取，可以出庫。',
    en: 'It came to a little more; the member is not asked for it. Ready to ship.',
  },
  supplement_due: { 'zh-Hans': '需补款 {amount}', 'zh-Hant': '需補款 {amount}', en: '{amount} to be paid' },
  supplement_dueNext: {
    'zh-Hans': '已通知会员，连同称量和照片。会员决定之前请把箱子放在待补款区。',
    'zh-Hant': '已通知會員，連同秤量和相片。會員決定之前請把箱子放在待補款區。',
    en: 'The member was told, with the weights and photos. Keep the cartons aside until the member decides.',
  },
  toQueue: { 'zh-Hans': '打包下一单', 'zh-Hant': '打包下一張單', en: 'Pack the next order' },
})
