import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  pickList: { 'zh-Hans': '拣货清单', 'zh-Hant': '揀貨清單', en: 'Pick list' },
  pickCount: { 'zh-Hans': '已核对 {done} / {all}', 'zh-Hant': '已核對 {done} / {all}', en: '{done} of {all} checked' },
  scan: { 'zh-Hans': '扫描要装箱的包裹', 'zh-Hant': '掃描要裝箱的包裹', en: 'Scan the parcels to pack' },
  scanPlaceholder: {
    'zh-Hans': '快递单号，按 Enter',
    'zh-Hant': '快遞單號，按 Enter',
    en: 'Tracking number, then Enter',
  },
  activeCarton: { 'zh-Hans': '扫描后装入', 'zh-Hant': '掃描後裝入', en: 'Scans go into' },
  ticked: { 'zh-Hans': '{number} 已核对', 'zh-Hant': '{number} 已核對', en: '{number} checked' },
  moved: {
    'zh-Hans': '{number} 改放第 {carton} 箱',
    'zh-Hant': '{number} 改放第 {carton} 箱',
    en: '{number} moved to carton {carton}',
  },
  again: {
    'zh-Hans': '{number} 已经核对过',
    'zh-Hant': '{number} 已經核對過',
    en: '{number} has already been checked',
  },
  removed: {
    'zh-Hans': '{number} 已移出这张订单，不要装箱',
    'zh-Hant': '{number} 已移出這張訂單，不要裝箱',
    en: '{number} was removed from this order. Do not pack it',
  },
  foreign: {
    'zh-Hans': '{number} 不属于这张订单，不要装箱',
    'zh-Hant': '{number} 不屬於這張訂單，不要裝箱',
    en: '{number} does not belong to this order. Do not pack it',
  },
  memberNumber: {
    'zh-Hans': '{number} 是会员编号，请扫描快递单号',
    'zh-Hant': '{number} 是會員編號，請掃描快遞單號',
    en: '{number} is a member number. Please scan the tracking number',
  },
  scansTitle: { 'zh-Hans': '已扫描，未装箱', 'zh-Hant': '已掃描，未裝箱', en: 'Scanned, not in a carton' },
  scansNext: {
    'zh-Hans': '打开拣货清单后会按扫描顺序核对。',
    'zh-Hant': '開啟揀貨清單後會按掃描次序核對。',
    en: 'They are checked in this order once the pick list is open.',
  },
  removeScan: {
    'zh-Hans': '从列表移除 {number}',
    'zh-Hant': '從列表移除 {number}',
    en: 'Remove {number} from the list',
  },
  shelf: { 'zh-Hans': '货架', 'zh-Hant': '貨架', en: 'Shelf' },
  noShelf: { 'zh-Hans': '无货架', 'zh-Hant': '沒有貨架', en: 'No shelf' },
  pieces: { 'zh-Hans': '{count} 件', 'zh-Hant': '{count} 件', en: '{count|1 piece|{count} pieces}' },
  tick: {
    'zh-Hans': '{number} 已核对（面单无法扫描时手动勾选）',
    'zh-Hant': '{number} 已核對（面單無法掃描時手動勾選）',
    en: '{number} checked (by hand where the label cannot be scanned)',
  },
  cartonOf: { 'zh-Hans': '{number} 装入', 'zh-Hant': '{number} 裝入', en: 'Carton for {number}' },
  carton: { 'zh-Hans': '第 {number} 箱', 'zh-Hant': '第 {number} 箱', en: 'Carton {number}' },
  takenOut: { 'zh-Hans': '移出订单', 'zh-Hant': '移出訂單', en: 'Removed' },
  takeOut: { 'zh-Hans': '移出', 'zh-Hant': '移出', en: 'Remove' },
  takeOutOf: {
    'zh-Hans': '把 {number} 移出订单',
    'zh-Hant': '把 {number} 移出訂單',
    en: 'Remove {number} from the order',
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
    en: 'Reason for removal (shown to the member)',
  },
  removeReasonRequired: {
    'zh-Hans': '请说明为什么移出',
    'zh-Hant': '請說明為何移出',
    en: 'Please say why you removed them',
  },
  removeNext: {
    'zh-Hans': '移出的包裹回到在库状态，运费按余下的包裹重新计算。',
    'zh-Hant': '移出的包裹回到在庫狀態，運費按餘下的包裹重新計算。',
    en: 'They go back into stock, and we recalculate the freight without them.',
  },

  cartons: { 'zh-Hans': '装箱称重', 'zh-Hant': '裝箱磅重', en: 'Weigh the cartons' },
  addCarton: { 'zh-Hans': '加一箱', 'zh-Hant': '加一箱', en: 'Add a carton' },
  dropCarton: { 'zh-Hans': '删除第 {number} 箱', 'zh-Hant': '刪除第 {number} 箱', en: 'Remove carton {number}' },
  weight: { 'zh-Hans': '重量（kg）', 'zh-Hant': '重量（kg）', en: 'Weight (kg)' },
  length: { 'zh-Hans': '长（cm）', 'zh-Hant': '長（cm）', en: 'Length (cm)' },
  width: { 'zh-Hans': '宽（cm）', 'zh-Hant': '闊（cm）', en: 'Width (cm)' },
  height: { 'zh-Hans': '高（cm）', 'zh-Hant': '高（cm）', en: 'Height (cm)' },
  photos: { 'zh-Hans': '第 {number} 箱照片', 'zh-Hant': '第 {number} 箱相片', en: 'Photos of carton {number}' },
  holds: {
    'zh-Hans': '内有 {count} 个包裹',
    'zh-Hant': '內有 {count} 個包裹',
    en: '{count|1 parcel|{count} parcels} inside',
  },
  cartonEmpty: {
    'zh-Hans': '这一箱还没有包裹',
    'zh-Hant': '這一箱尚未有包裹',
    en: 'There is no parcel in this carton yet',
  },
  missing: { 'zh-Hans': '请填写', 'zh-Hant': '請填寫', en: 'Please fill this in' },
  out: { 'zh-Hans': '数值超出范围', 'zh-Hant': '數值超出範圍', en: 'This value is out of range' },

  services: { 'zh-Hans': '已完成的服务', 'zh-Hant': '已完成的服務', en: 'Services done' },
  servicesNext: {
    'zh-Hans': '没做的服务请取消勾选，少做的请改数量，并说明原因。未做部分的费用会退给会员。',
    'zh-Hant': '沒做的服務請取消勾選，少做的請改數量，並說明原因。未做部分的費用會退給會員。',
    en: 'Untick any service that was not done, or enter the smaller number, and say why. The fee for what was not done is refunded to the member.',
  },
  serviceReason: {
    'zh-Hans': '“{service}”没有按订单完成的原因（会员可见）',
    'zh-Hant': '「{service}」沒有按訂單完成的原因（會員可見）',
    en: 'Why “{service}” was not done as ordered (shown to the member)',
  },
  serviceReasonRequired: {
    'zh-Hans': '请说明为什么没有按订单完成',
    'zh-Hant': '請說明為何沒有按訂單完成',
    en: 'Please say why it was not done as ordered',
  },
  serviceProof: {
    'zh-Hans': '证明照片（选填，会员可见）',
    'zh-Hant': '證明相片（選填，會員可見）',
    en: 'Photos as proof (optional, shown to the member)',
  },
  otherFee: { 'zh-Hans': '其他费用', 'zh-Hant': '其他費用', en: 'Other fee' },
  otherRemark: {
    'zh-Hans': '费用说明（会员可见）',
    'zh-Hant': '費用說明（會員可見）',
    en: 'What the fee is for (shown to the member)',
  },
  otherRemarkRequired: { 'zh-Hans': '请说明费用', 'zh-Hant': '請說明費用', en: 'Please say what the fee is for' },

  pack: { 'zh-Hans': '封箱并计价', 'zh-Hant': '封箱並計價', en: 'Seal and price' },
  packNext: {
    'zh-Hans': '系统按箱子的重量和尺寸重新计算运费：减少的退给会员，略有增加由我们承担，增加较多则请会员补款。',
    'zh-Hant': '系統按箱子的重量和尺寸重新計算運費：減少的退給會員，略有增加由我們承擔，增加較多則請會員補款。',
    en: 'The freight is recalculated from the cartons. If the price falls, the member gets a refund. We cover a small increase. For a larger one, the member is asked to pay.',
  },
  stillMissing: {
    'zh-Hans': '还有 {count} 个包裹未核对，请扫描或移出订单',
    'zh-Hant': '尚有 {count} 個包裹未核對，請掃描或移出訂單',
    en: '{count|1 parcel is|{count} parcels are} not checked yet. Scan or remove',
  },
  allTakenOut: {
    'zh-Hans': '不能移出全部包裹；请客服取消订单',
    'zh-Hant': '不能移出全部包裹；請客戶服務取消訂單',
    en: 'You cannot remove all parcels. Ask customer service to cancel the order',
  },
  overCap: {
    'zh-Hans': '重量超出线路限制。请先与客服确认，或拆分后再打包。',
    'zh-Hant': '重量超出路線限制。請先與客戶服務確認，或拆分後再打包。',
    en: 'The weight exceeds the limit of the channel. Ask customer service first, or split the order.',
  },
  packAnyway: { 'zh-Hans': '仍然打包', 'zh-Hant': '仍然打包', en: 'Pack anyway' },
  notKnown: {
    'zh-Hans': '没有收到服务器的响应。请再按一次，不会重复计价。',
    'zh-Hant': '沒有收到伺服器的回應。請再按一次，不會重複計價。',
    en: 'The server did not answer. Please press again. The order will not be priced twice.',
  },

  ready: { 'zh-Hans': '可以出库', 'zh-Hant': '可以出庫', en: 'Ready to ship' },
  readyNext: { 'zh-Hans': '价格没有变化。', 'zh-Hant': '價格沒有變化。', en: 'The price has not changed.' },
  refunded: { 'zh-Hans': '已退款 {amount}', 'zh-Hant': '已退款 {amount}', en: '{amount} refunded' },
  refundedNext: {
    'zh-Hans': '差额已退到会员余额，可以出库。',
    'zh-Hant': '差額已退到會員餘額，可以出庫。',
    en: 'The difference is back in the member’s balance. Ready to ship.',
  },
  absorbed: { 'zh-Hans': '差额由我们承担', 'zh-Hant': '差額由我們承擔', en: 'We cover the difference' },
  absorbedNext: {
    'zh-Hans': '只多了一点，不向会员收取，可以出库。',
    'zh-Hant': '只多了一點，不向會員收取，可以出庫。',
    en: 'The price rose only slightly, and the member is not charged. Ready to ship.',
  },
  supplement_due: { 'zh-Hans': '需补款 {amount}', 'zh-Hant': '需補款 {amount}', en: '{amount} due' },
  supplement_dueNext: {
    'zh-Hans': '已把称重结果和照片通知会员。会员决定之前，请把箱子放在待补款区。',
    'zh-Hant': '已把磅重結果和相片通知會員。會員決定之前，請把箱子放在待補款區。',
    en: 'We have sent the member the weights and photos. Please keep the cartons in the area for unpaid differences until the member decides.',
  },
  toQueue: { 'zh-Hans': '打包下一单', 'zh-Hant': '打包下一張單', en: 'Pack the next order' },
})
