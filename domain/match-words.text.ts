/* Words on labels that say what stands beside them, and words that say nothing. */

/** What the sender wrote of themselves says nothing of the receiver. */
export const senderPart = /(寄件|发件|發件|寄方|FROM|SENDER).*?(?=收件|收货|收貨|收方|TO:|$)/gis

/** A privacy number's extension is nobody's phone. */
export const extension = /(转|轉|EXT\.?|-)\s*\d{3,5}(?!\d|\*)/gi

/** After a family name. */
export const title = /(先生|小姐|女士|太太|生|太)$/

/** Words on labels and in notes of staff that are no names, simplified. */
export const notNames =
  /收件人|收货人|收件|收货|联系人|姓名|名字|电话|手机号|手机|尾号|会员编号|会员号|会员|面单|单号|可读|受潮|撕去|撕破|模糊|缺末位|无|灵猫仓|仓库|仓|只见|看不清|遮住/g

/** What every second parcel is described with. */
export const emptyGoods: ReadonlySet<string> = new Set([
  ...['商品', '其他', '物品', '货物', '日用', '用品', '一件', '一箱', '包裹'],
  ...['goods', 'box', 'parcel', 'item', 'items', 'the', 'and', 'other'],
])
