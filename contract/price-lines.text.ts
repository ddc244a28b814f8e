import type { Text } from '#domain/language.ts'

/** What the lines of an explained price say, on pages and papers. */
export const priceLinesText = {
  actualWeight: { 'zh-Hans': '实际重量', 'zh-Hant': '實際重量', en: 'Actual weight' },
  actualOfParcels: {
    'zh-Hans': '各包裹入库称重之和',
    'zh-Hant': '各包裹入庫磅重的總和',
    en: 'Sum of the parcels as weighed on arrival',
  },
  actualOfCartons: {
    'zh-Hans': '各箱封箱后称重之和',
    'zh-Hant': '各箱封箱後磅重的總和',
    en: 'Sum of the sealed boxes',
  },
  volumeWeight: { 'zh-Hans': '体积重', 'zh-Hant': '體積重', en: 'Volume weight' },
  volumeBySizes: { 'zh-Hans': '{sizes} ÷ {divisor}', 'zh-Hant': '{sizes} ÷ {divisor}', en: '{sizes} ÷ {divisor}' },
  volumeUnknown: { 'zh-Hans': '尚未量尺寸', 'zh-Hant': '尚未量度尺寸', en: 'Not measured yet' },
  billedWeight: { 'zh-Hans': '计费重', 'zh-Hant': '計費重', en: 'Billable weight' },
  billedLeast: {
    'zh-Hans': '不足 1 kg 按 1 kg 计',
    'zh-Hant': '不足 1 kg 按 1 kg 計算',
    en: 'Anything under 1 kg is billed as 1 kg',
  },
  billedActualRounded: {
    'zh-Hans': '取较重的实际重量，向上取整到整 kg',
    'zh-Hant': '取較重的實際重量，向上取整至整 kg',
    en: 'The actual weight is higher, rounded up to the next whole kg',
  },
  billedActualWhole: {
    'zh-Hans': '取较重的实际重量，正好是整 kg，无需进位',
    'zh-Hant': '取較重的實際重量，剛好是整 kg，毋須進位',
    en: 'The actual weight is higher and already a whole kg',
  },
  billedVolumeRounded: {
    'zh-Hans': '取较重的体积重，向上取整到整 kg',
    'zh-Hant': '取較重的體積重，向上取整至整 kg',
    en: 'The volume weight is higher, rounded up to the next whole kg',
  },
  billedVolumeWhole: {
    'zh-Hans': '取较重的体积重，正好是整 kg，无需进位',
    'zh-Hant': '取較重的體積重，剛好是整 kg，毋須進位',
    en: 'The volume weight is higher and already a whole kg',
  },

  firstWeight: { 'zh-Hans': '首重 {weight}', 'zh-Hant': '首重 {weight}', en: 'First {weight}' },
  tariffOf: { 'zh-Hans': '{date}起生效的价目', 'zh-Hant': '{date}起生效的收費表', en: 'Tariff of {date}' },
  tariffOfChannel: {
    'zh-Hans': '{channel}，{date}起生效的价目',
    'zh-Hant': '{channel}，{date}起生效的收費表',
    en: '{channel}, tariff of {date}',
  },
  furtherWeight: {
    'zh-Hans': '续重 {count} kg × {price}',
    'zh-Hant': '續重 {count} kg × {price}',
    en: '{count} further kg × {price}',
  },
  minimum: { 'zh-Hans': '补足最低收费', 'zh-Hant': '補足最低收費', en: 'Raised to the minimum charge' },
  minimumWhy: {
    'zh-Hans': '最低收费 {price}',
    'zh-Hant': '最低收費 {price}',
    en: 'The minimum charge is {price}',
  },
  coupon: { 'zh-Hans': '优惠券', 'zh-Hant': '優惠券', en: 'Coupon' },
  coins: { 'zh-Hans': '{name}抵扣', 'zh-Hant': '{name}抵扣', en: 'Redeemed {name}' },
  coinsWhy: { 'zh-Hans': '使用 {count} 枚', 'zh-Hant': '使用 {count} 枚', en: '{count} used' },
  vasPerOrder: { 'zh-Hans': '每单收取一次', 'zh-Hant': '每單收取一次', en: 'Once per order' },
  vasPerPiece: { 'zh-Hans': '{count} × {price}', 'zh-Hant': '{count} × {price}', en: '{count} × {price}' },
  vasPerKg: { 'zh-Hans': '{count} kg × {price}', 'zh-Hant': '{count} kg × {price}', en: '{count} kg × {price}' },
  vasPercent: {
    'zh-Hans': '运费 {price} 的 {percent}%',
    'zh-Hant': '運費 {price} 的 {percent}%',
    en: '{percent}% of the freight {price}',
  },
  insurance: { 'zh-Hans': '保险费', 'zh-Hant': '保險費', en: 'Insurance' },
  insuranceWhy: {
    'zh-Hans': '申报价值 {price} 的 {percent}%',
    'zh-Hant': '申報價值 {price} 的 {percent}%',
    en: '{percent}% of the declared value {price}',
  },
  surchargeWhy: { 'zh-Hans': '{reason} · {how}', 'zh-Hant': '{reason} · {how}', en: '{reason} · {how}' },
  toleranceWhy: {
    'zh-Hans': '打包后重量或尺寸略有增加，这点差额由我们承担',
    'zh-Hant': '打包後重量或尺寸稍有增加，這點差額由我們承擔',
    en: 'The packed box is slightly heavier or larger. We cover the increase',
  },
  disputeWhy: {
    'zh-Hans': '您付过这笔钱，复核称重后已退回余额',
    'zh-Hant': '你付過這筆款項，覆核磅重後已退回餘額',
    en: 'You paid this, and it was refunded to your balance after the box was measured again',
  },
  repackingWhy: {
    'zh-Hans': '余下的包裹重新打包、称重后再算',
    'zh-Hant': '餘下的包裹重新打包、磅重後再算',
    en: 'Calculated once the remaining parcels are packed and weighed again',
  },
  zeroFloorWhy: { 'zh-Hans': '总价不会低于 0', 'zh-Hant': '總價不會低於 0', en: 'A price is never below zero' },
  total: { 'zh-Hans': '合计', 'zh-Hant': '合計', en: 'Total' },
  paid: { 'zh-Hans': '已付', 'zh-Hant': '已付', en: 'Already paid' },
  refunded: { 'zh-Hans': '已退回余额', 'zh-Hant': '已退回餘額', en: 'Refunded to the balance' },
  due: { 'zh-Hans': '应付', 'zh-Hant': '應付', en: 'To pay' },
  difference: { 'zh-Hans': '需补差额', 'zh-Hant': '需補差額', en: 'Difference to pay' },

  whyActual: {
    'zh-Hans': '按实际重量计费，共 {weight}。',
    'zh-Hant': '按實際重量計費，共 {weight}。',
    en: 'Billed by actual weight: {weight}.',
  },
  whyVolume: {
    'zh-Hans': '体积较大，按体积重计费，共 {weight}。',
    'zh-Hant': '體積較大，按體積重計費，共 {weight}。',
    en: 'Large for its weight, so billed by volume weight: {weight}.',
  },
  whyMinimum: {
    'zh-Hans': '共 {weight}，按最低收费计。',
    'zh-Hant': '共 {weight}，按最低收費計算。',
    en: '{weight}, at the minimum charge.',
  },
  whyActualExtras: {
    'zh-Hans': '按实际重量计费，共 {weight}；服务、保险等另计 {extras}。',
    'zh-Hant': '按實際重量計費，共 {weight}；服務、保險等另計 {extras}。',
    en: 'Billed by actual weight: {weight}. Services, insurance and other fees: {extras}.',
  },
  whyVolumeExtras: {
    'zh-Hans': '体积较大，按体积重计费，共 {weight}；服务、保险等另计 {extras}。',
    'zh-Hant': '體積較大，按體積重計費，共 {weight}；服務、保險等另計 {extras}。',
    en: 'Large for its weight, so billed by volume weight: {weight}. Services, insurance and other fees: {extras}.',
  },
  whyMinimumExtras: {
    'zh-Hans': '共 {weight}，按最低收费计；服务、保险等另计 {extras}。',
    'zh-Hant': '共 {weight}，按最低收費計算；服務、保險等另計 {extras}。',
    en: '{weight}, at the minimum charge. Services, insurance and other fees: {extras}.',
  },
} as const satisfies Record<string, Text>
