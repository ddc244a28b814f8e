import { defineText } from '#web/kit/text/define-text.ts'

export const text = defineText({
  title: { 'zh-Hans': '称重异议', 'zh-Hant': '磅重異議', en: 'Questioned weighings' },
  lead: {
    'zh-Hans': '会员有异议、还没有复核的称重，等得最久的在前。',
    'zh-Hant': '會員有異議、尚未覆核的磅重，等得最久的排在前面。',
    en: 'Weighings that members have questioned and that have not been measured again yet, longest waiting first.',
  },
  emptyTitle: { 'zh-Hans': '没有待复核的称重', 'zh-Hant': '沒有待覆核的磅重', en: 'No questioned weighings' },
  emptySentence: {
    'zh-Hans': '会员对包裹或箱子的称重提出异议后，会出现在这里。',
    'zh-Hant': '會員對包裹或箱子的磅重提出異議後，會在這裡出現。',
    en: 'When a member questions the weight of a parcel or carton, it appears here.',
  },
  warehouse: { 'zh-Hans': '仓库', 'zh-Hant': '倉庫', en: 'Warehouse' },
  member: { 'zh-Hans': '会员', 'zh-Hant': '會員', en: 'Member' },
  inOrder: {
    'zh-Hans': '这一箱属于一张订单，请到订单页复核。',
    'zh-Hant': '此箱屬於一張訂單，請到訂單頁覆核。',
    en: 'This carton belongs to an order. Measure it again there.',
  },
  toOrder: { 'zh-Hans': '查看订单 {number}', 'zh-Hant': '查看訂單 {number}', en: 'Open order {number}' },
  cartonTitle: {
    'zh-Hans': '会员对第 {number} 箱的称重有异议',
    'zh-Hant': '會員對第 {number} 箱的磅重有異議',
    en: 'The member questions the weight of carton {number}',
  },
  cartonOfTitle: {
    'zh-Hans': '会员对订单 {order} 第 {number} 箱的称重有异议',
    'zh-Hant': '會員對訂單 {order} 第 {number} 箱的磅重有異議',
    en: 'The member questions the weight of carton {number} of order {order}',
  },
  parcelTitle: {
    'zh-Hans': '会员对包裹 {number} 的入库称重有异议',
    'zh-Hant': '會員對包裹 {number} 的入庫磅重有異議',
    en: 'The member questions the weight of parcel {number} on arrival',
  },
  cartonNext: {
    'zh-Hans': '请由另一位同事重新测量这一箱，在此之前不能出库。结果更低，差额退给会员；结果更高，价格也不变。',
    'zh-Hant': '請由另一位同事重新量度此箱，在此之前不能出庫。結果較低，差額退給會員；結果較高，收費亦不變。',
    en: 'A different colleague measures this carton again. It cannot be shipped before then. If the result is lower, the member gets the difference back. If it is higher, the price stays the same.',
  },
  shippedNext: {
    'zh-Hans': '箱子已经出库：请由另一位同事根据照片和记录复核。结果更低，差额退给会员；结果更高，价格也不变。',
    'zh-Hant': '箱子已經出庫：請由另一位同事根據相片及記錄覆核。結果較低，差額退給會員；結果較高，收費亦不變。',
    en: 'The carton has been shipped, so a different colleague checks its photos and records. If the result is lower, the member gets the difference back. If it is higher, the price stays the same.',
  },
  parcelNext: {
    'zh-Hans':
      '请由另一位同事重新测量这个包裹。结果更低，之后按新的计费；结果更高则不变。订单打包后，以箱子的称重为准。',
    'zh-Hant': '請由另一位同事重新量度此包裹。結果較低，之後按新的收費；結果較高則不變。訂單打包後，以箱子的磅重為準。',
    en: 'A different colleague measures this parcel again. If the result is lower, we bill by it. If it is higher, the price stays the same. Once the order is packed, the weight of its cartons counts.',
  },
  memberPhotos: { 'zh-Hans': '会员的图片', 'zh-Hant': '會員的圖片', en: 'The member’s pictures' },
  words: { 'zh-Hans': '会员说明', 'zh-Hant': '會員說明', en: 'Member’s comment' },
  since: { 'zh-Hans': '提出时间', 'zh-Hant': '提出時間', en: 'Questioned since' },
  answerBy: { 'zh-Hans': '答复期限', 'zh-Hant': '答覆期限', en: 'Answer due by' },
  weighed: { 'zh-Hans': '原来的结果', 'zh-Hant': '原來的結果', en: 'First result' },
  weighedOf: {
    'zh-Hans': '{weight} · {size}，{name}',
    'zh-Hant': '{weight} · {size}，{name}',
    en: '{weight} · {size}, {name}',
  },
  remeasure: { 'zh-Hans': '重新测量', 'zh-Hant': '重新量度', en: 'Measure again' },
  weighedByYou: {
    'zh-Hans': '原来是您测量的，请由另一位同事复核',
    'zh-Hant': '原來由你量度，請由另一位同事覆核',
    en: 'You took the first measurement, so another colleague must measure it again',
  },
  byOthers: {
    'zh-Hans': '由仓库或客服的同事复核。',
    'zh-Hant': '由倉庫或客戶服務的同事覆核。',
    en: 'A colleague in the warehouse or customer service measures it again.',
  },
  photos: { 'zh-Hans': '复核照片', 'zh-Hant': '覆核相片', en: 'Photos of the new measurement' },
  note: { 'zh-Hans': '备注（会员可见）', 'zh-Hant': '備註（會員可見）', en: 'Note (shown to the member)' },
  send: { 'zh-Hans': '提交复核结果', 'zh-Hant': '提交覆核結果', en: 'Submit the result' },
  refunded: {
    'zh-Hans': '复核结果更低，已退给会员 {amount}',
    'zh-Hant': '覆核結果較低，已退給會員 {amount}',
    en: 'Lower result: {amount} refunded to the member',
  },
  lower: {
    'zh-Hans': '复核结果更低，已按新的结果计价',
    'zh-Hant': '覆核結果較低，已按新的結果收費',
    en: 'Lower result: the price follows the new measurement',
  },
  same: {
    'zh-Hans': '复核结果没有更低，价格不变',
    'zh-Hant': '覆核結果沒有較低，收費不變',
    en: 'Not lower: the price stays the same',
  },
})
