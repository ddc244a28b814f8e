import { three } from '#db/seed/reference/three.ts'
import type { GoodsSeed } from './category.ts'

/** What the terms forbid besides the 19 categories; words and rules are samples. */
export const forbiddenByTerms: readonly GoodsSeed[] = [
  {
    code: 'powders',
    verdict: 'forbidden',
    name: three('粉末', '粉末', 'powders'),
    rule: three(
      '所有粉末都不接收，请改买片状或块状的款式',
      '所有粉末都不接收，請改買片狀或塊狀的款式',
      'We do not take powders; please choose tablets or bars instead',
    ),
    mainland:
      '粉末状 粉剂 面粉 淀粉 糖粉 辣椒粉 孜然粉 洗衣粉 散粉 蜜粉 爽身粉 痱子粉 蛋白粉 咖啡粉 抹茶粉 可可粉 石膏粉 水泥 碳粉 墨粉 洗衣凝粉 胡椒粉 泡打粉',
    hongKong: '爽身粉 洗衣粉 粟粉 咖喱粉 鷹粟粉 即溶咖啡粉 碎粉',
    english:
      'powder, flour, starch, chili powder, curry powder, washing powder, loose powder, talcum powder, baby powder, protein powder, coffee powder, matcha powder, cocoa powder, cement, toner powder, baking powder',
  },
  {
    code: 'discs',
    verdict: 'forbidden',
    name: three('光碟', '光碟', 'discs'),
    rule: three(
      '所有光碟都不接收，请改买下载版或书刊',
      '所有光碟都不接收，請改買下載版或書刊',
      'We do not take discs; please choose a download or a book',
    ),
    mainland: '光盘 唱片 CD DVD 蓝光碟 影碟 黑胶唱片 游戏光盘',
    hongKong: '影碟 藍光碟 黑膠 黑膠碟 遊戲碟 唱碟',
    english: 'disc, disk, cd, dvd, blu-ray, compact disc, vinyl record, game disc',
  },
  {
    code: 'cash-on-delivery',
    verdict: 'forbidden',
    name: three('货到付款的包裹', '貨到付款的包裹', 'cash-on-delivery parcels'),
    rule: three(
      '仓库不代付货款，请先付清再让卖家发货',
      '倉庫不代付貨款，請先付清再讓賣家發貨',
      'The warehouse does not pay sellers; please pay before the seller sends it',
    ),
    mainland: '货到付款 到付件 代收货款',
    hongKong: '貨到付款 到付',
    english: 'cash on delivery, cod parcel, freight collect',
  },
]
