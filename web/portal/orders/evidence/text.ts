import { defineText } from '#web/kit/text/define-text.ts'

/* Weighings, and how a member questions one. */
export const text = defineText({
  title: { 'zh-Hans': '称重记录与照片', 'zh-Hant': '磅重記錄及相片', en: 'Every weighing, with its photo' },
  boxes: { 'zh-Hans': '封好的箱子', 'zh-Hant': '封好的箱子', en: 'The sealed boxes' },
  parcels: { 'zh-Hans': '包裹入库时', 'zh-Hant': '包裹入庫時', en: 'The parcels on arrival' },
  allWeighings: {
    'zh-Hans': '显示全部 {count} 条称重记录',
    'zh-Hant': '顯示全部 {count} 項磅重記錄',
    en: 'Show all {count} weighings',
  },
  carton: { 'zh-Hans': '第 {number} 箱', 'zh-Hant': '第 {number} 箱', en: 'Box {number}' },
  cartonParcels: {
    'zh-Hans': '内有 {count} 个包裹',
    'zh-Hant': '內有 {count} 個包裹',
    en: '{count|1 parcel|{count} parcels} inside',
  },
  weighedBy: {
    'zh-Hans': '{name} 在{place}称重',
    'zh-Hant': '{name} 在{place}磅重',
    en: 'Weighed by {name} at {place}',
  },
  noPhoto: { 'zh-Hans': '没有照片', 'zh-Hant': '沒有相片', en: 'No photo was taken' },
  earlier: {
    'zh-Hans': '更早的称重记录（{count}）',
    'zh-Hant': '較早的磅重記錄（{count}）',
    en: 'Earlier weighings ({count})',
  },
  replaced: { 'zh-Hans': '已被新的称重取代', 'zh-Hant': '已由新的磅重取代', en: 'Replaced by a later weighing' },
  opened: { 'zh-Hans': '箱子已重新打开', 'zh-Hant': '箱子已重新打開', en: 'The box was opened again' },

  dispute: { 'zh-Hans': '对重量有异议', 'zh-Hant': '對重量有異議', en: 'Question this weight' },
  disputeLead: {
    'zh-Hans':
      '另一位同事会在 {hours} 小时内重新测量这一箱，在此之前不会发货。结果更低，差额立即退回余额；结果更高，价格也不变。',
    'zh-Hant':
      '另一位同事會在 {hours} 小時內重新量度此箱，在此之前不會發貨。結果較低，差額即時退回餘額；結果較高，收費亦不變。',
    en: 'A different colleague measures this box again within {hours} hours, and it does not leave before then. If the result is lower, the difference goes back to your balance immediately. If it is higher, the price stays the same.',
  },
  disputeLeadShipped: {
    'zh-Hans':
      '另一位同事会在 {hours} 小时内根据照片和记录复核这一箱。结果更低，差额立即退回余额；结果更高，价格也不变。',
    'zh-Hant':
      '另一位同事會在 {hours} 小時內根據相片及記錄覆核此箱。結果較低，差額即時退回餘額；結果較高，收費亦不變。',
    en: 'A different colleague checks the photos and records of this box within {hours} hours. If the result is lower, the difference goes back to your balance immediately. If it is higher, the price stays the same.',
  },
  disputeLeadParcel: {
    'zh-Hans': '另一位同事会在 {hours} 小时内重新测量这个包裹。结果更低，之后按新的计费；结果更高，价格也不变。',
    'zh-Hant': '另一位同事會在 {hours} 小時內重新量度此包裹。結果較低，之後按新的收費；結果較高，收費亦不變。',
    en: 'A different colleague measures this parcel again within {hours} hours. If the result is lower, we bill you by it. If it is higher, the price stays the same.',
  },
  reason: { 'zh-Hans': '为什么有异议', 'zh-Hant': '為何有異議', en: 'Why do you question it?' },
  reasonHint: {
    'zh-Hans': '例如：卖家标注的重量、入库时的重量、箱子里有空隙',
    'zh-Hant': '例如：賣家標示的重量、入庫時的重量、箱內有空隙',
    en: 'For example, the seller’s weight, the weight on arrival, or empty space in the box',
  },
  reasonShort: { 'zh-Hans': '请写至少 5 个字', 'zh-Hant': '請寫最少 5 個字', en: 'Please write at least 5 characters' },
  send: { 'zh-Hans': '请求复核', 'zh-Hant': '要求覆核', en: 'Ask to measure again' },
  notNow: { 'zh-Hans': '暂不', 'zh-Hant': '暫不', en: 'Not now' },

  asked: {
    'zh-Hans': '已请求复核，最迟 {when} 答复',
    'zh-Hant': '已要求覆核，最遲 {when} 答覆',
    en: 'It will be measured again, and you’ll get an answer by {when}',
  },
  takenBack: {
    'zh-Hans': '异议已撤回，以原来的称重为准',
    'zh-Hant': '異議已撤回，以原來的磅重為準',
    en: 'Question withdrawn. The original weighing stays',
  },
  photosSent: {
    'zh-Hans': '已提交 {count} 张图片',
    'zh-Hant': '已提交 {count} 張圖片',
    en: '{count|1 picture was|{count} pictures were} added',
  },
  open: { 'zh-Hans': '正在复核', 'zh-Hant': '正在覆核', en: 'Being measured again' },
  openSentence: {
    'zh-Hans': '最迟 {when} 答复，在此之前不会发货。',
    'zh-Hant': '最遲 {when} 答覆，在此之前不會發貨。',
    en: 'You’ll get an answer by {when}. The box does not leave before then.',
  },
  openShipped: {
    'zh-Hans': '最迟 {when} 答复。',
    'zh-Hant': '最遲 {when} 答覆。',
    en: 'You’ll get an answer by {when}.',
  },
  upheld: { 'zh-Hans': '复核结果更低', 'zh-Hant': '覆核結果較低', en: 'Lower result' },
  upheldRefund: {
    'zh-Hans': '已退回余额 {price}。',
    'zh-Hant': '已退回餘額 {price}。',
    en: '{price} is back in your balance.',
  },
  upheldLess: {
    'zh-Hans': '应付的金额已相应减少。',
    'zh-Hant': '應付金額已相應減少。',
    en: 'The amount due has been reduced.',
  },
  upheldParcel: {
    'zh-Hans': '之后按新的重量和尺寸计费。',
    'zh-Hant': '之後按新的重量及尺寸收費。',
    en: 'We bill you by the new weight and size.',
  },
  confirmed: { 'zh-Hans': '复核后价格不变', 'zh-Hant': '覆核後收費不變', en: 'Measured again, same price' },
  superseded: { 'zh-Hans': '箱子已重新打包', 'zh-Hant': '箱子已重新打包', en: 'The box was repacked' },
  supersededSentence: {
    'zh-Hans': '新的称重记录在上面，仍可提出异议。',
    'zh-Hant': '新的磅重記錄在上面，仍可提出異議。',
    en: 'The new weighing is shown above. You can question that one too.',
  },
  openedSentence: {
    'zh-Hans': '这次称重不再有效，因此不会复核。',
    'zh-Hant': '這次磅重不再有效，因此不會覆核。',
    en: 'This weighing no longer counts, so it is not measured again.',
  },
  supersededParcel: {
    'zh-Hans': '包裹已打包，以箱子的称重为准。',
    'zh-Hant': '包裹已打包，以箱子的磅重為準。',
    en: 'The parcel has been packed, so the weight of its box counts.',
  },
  withdrawn: { 'zh-Hans': '您已撤回异议', 'zh-Hant': '你已撤回異議', en: 'You withdrew this question' },
  withdrawnSentence: {
    'zh-Hans': '以原来的称重为准。',
    'zh-Hant': '以原來的磅重為準。',
    en: 'The original weighing stays.',
  },
  withdraw: { 'zh-Hans': '撤回异议', 'zh-Hant': '撤回異議', en: 'Withdraw the question' },
  withdrawTitle: { 'zh-Hans': '撤回这个异议？', 'zh-Hant': '撤回此異議？', en: 'Withdraw this question?' },
  withdrawSentence: {
    'zh-Hans': '不再复核，以原来的称重为准。同一次称重不能再提出异议。',
    'zh-Hant': '不再覆核，以原來的磅重為準。同一次磅重不能再提出異議。',
    en: 'We will not measure it again, and the original weighing stays. You cannot question the same weighing twice.',
  },
  addPhotos: { 'zh-Hans': '补充图片', 'zh-Hant': '補充圖片', en: 'Add pictures' },
  photosLabel: {
    'zh-Hans': '能说明情况的图片，例如卖家的称重照片',
    'zh-Hant': '能說明情況的圖片，例如賣家的磅重相片',
    en: 'Pictures that show what you mean, such as the seller’s scale',
  },
  sendPhotos: { 'zh-Hans': '提交图片', 'zh-Hant': '提交圖片', en: 'Send the pictures' },
  yourReason: { 'zh-Hans': '您的说明：{reason}', 'zh-Hant': '你的說明：{reason}', en: 'You wrote: {reason}' },
  remeasured: {
    'zh-Hans': '复核：{weight} · {size}，{name}',
    'zh-Hant': '覆核：{weight} · {size}，{name}',
    en: 'Measured again: {weight} · {size}, by {name}',
  },
  note: { 'zh-Hans': '备注：{note}', 'zh-Hant': '備註：{note}', en: 'Note: {note}' },
})
