import { defineText } from '#web/kit/text/define-text.ts'

/**
 * The choice of channel, pick-up point and services. The parts of a price are in `text.ts`, which the home page loads
 * too.
 */
export const text = defineText({
  chooseChannel: { 'zh-Hans': '选择线路', 'zh-Hant': '選擇路線', en: 'Choose a channel' },
  withPickUp: { 'zh-Hans': '到自提点取件', 'zh-Hant': '到自提點取件', en: 'Collected at a pick-up point' },
  toTheDoor: { 'zh-Hans': '送货上门', 'zh-Hant': '送貨上門', en: 'Delivered to the door' },
  priceAfterTicking: {
    'zh-Hans': '勾选包裹后显示价格',
    'zh-Hant': '勾選包裹後顯示收費',
    en: 'Tick parcels to see the price',
  },
  capWeight: { 'zh-Hans': '限重 {weight}', 'zh-Hant': '限重 {weight}', en: 'Up to {weight}' },
  ordinaryOnly: { 'zh-Hans': '不收敏感货', 'zh-Hant': '不收敏感貨', en: 'No sensitive goods' },
  freightOnly: {
    'zh-Hans': '运费，未计服务和保险',
    'zh-Hant': '運費，未計服務及保險',
    en: 'Freight, before services and insurance',
  },

  choosePickUpPoint: { 'zh-Hans': '选择自提点', 'zh-Hant': '選擇自提點', en: 'Choose a pick-up point' },
  pickUpHours: { 'zh-Hans': '取件时间：{hours}', 'zh-Hant': '取件時間：{hours}', en: 'Pick-up hours: {hours}' },
  pickUpPhone: { 'zh-Hans': '电话：{phone}', 'zh-Hant': '電話：{phone}', en: 'Phone: {phone}' },
  pickUpWeightLimit: { 'zh-Hans': '每箱限重 {weight}', 'zh-Hant': '每箱限重 {weight}', en: 'Up to {weight} a box' },
  pickUpLengthLimit: { 'zh-Hans': '单边限长 {length}', 'zh-Hant': '單邊限長 {length}', en: 'Up to {length} long' },
  pickUpNoneFits: {
    'zh-Hans': '没有一个自提点放得下这些包裹。请选择送货上门的线路，或少选几个包裹。',
    'zh-Hant': '沒有自提點能接收這些包裹。請選擇送貨上門的路線，或減少所選的包裹。',
    en: 'No pick-up point can take these parcels. Please choose a channel that delivers to your door, or tick fewer parcels.',
  },
  pickUpLost: {
    'zh-Hans': '您之前选的“{name}”放不下现在的包裹，请另选一个。',
    'zh-Hant': '你之前選的「{name}」不能接收現時的包裹，請另選一個。',
    en: 'Your earlier choice, {name}, cannot take the order as it is now. Please choose another one.',
  },
  pickUpOthers: {
    'zh-Hans': '另有 {count} 个自提点不可选，查看原因',
    'zh-Hant': '另有 {count} 個自提點不可選，查看原因',
    en: '{count|1 other point is|{count} other points are} not available: see why',
  },
  pickUpTooHeavy: {
    'zh-Hans': '包裹共重 {weight}，超出 {limit} 的限制',
    'zh-Hant': '包裹共重 {weight}，超出 {limit} 的限制',
    en: 'Your parcels weigh {weight}. The limit is {limit}',
  },
  pickUpTooLong: {
    'zh-Hans': '最长边 {length}，超出 {limit} 的限制',
    'zh-Hant': '最長邊 {length}，超出 {limit} 的限制',
    en: 'The longest side is {length}. The limit is {limit}',
  },
  pickUpSeeAll: {
    'zh-Hans': '在地图上查看全部自提点',
    'zh-Hant': '在地圖上查看全部自提點',
    en: 'See all pick-up points on a map',
  },
  noPickUpPoints: {
    'zh-Hans': '这条线路暂无自提点，请选择其他线路',
    'zh-Hant': '此路線暫無自提點，請選擇其他路線',
    en: 'This channel has no pick-up points at the moment. Please choose another one',
  },

  services: { 'zh-Hans': '增值服务', 'zh-Hant': '增值服務', en: 'Extra services' },
  noServices: {
    'zh-Hans': '这条线路没有增值服务',
    'zh-Hant': '此路線沒有增值服務',
    en: 'This channel offers no extra services',
  },
  offerPerOrder: { 'zh-Hans': '每单 {price}', 'zh-Hant': '每單 {price}', en: '{price} per order' },
  offerPerPiece: { 'zh-Hans': '每件 {price}', 'zh-Hant': '每件 {price}', en: '{price} each' },
  offerPerKg: { 'zh-Hans': '每 kg {price}', 'zh-Hant': '每 kg {price}', en: '{price} per kg' },
  offerPercent: { 'zh-Hans': '运费的 {percent}%', 'zh-Hant': '運費的 {percent}%', en: '{percent}% of the freight' },
  offerNotInCurrency: { 'zh-Hans': '此币种不提供', 'zh-Hant': '此貨幣不提供', en: 'Not offered in this currency' },
  quantityOf: { 'zh-Hans': '{service}：数量', 'zh-Hant': '{service}：數量', en: '{service}: quantity' },
})
