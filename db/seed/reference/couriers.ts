import { courierPatterns } from '#domain/courier-guess.ts'
import { three } from './three.ts'

/** The couriers. Their patterns only guess (`domain/courier-guess.ts`). */
export const couriers = [
  { code: 'SF', name: three('顺丰速运', '順豐速運', 'SF Express'), tracking_hint: courierPatterns.SF },
  { code: 'ZTO', name: three('中通快递', '中通快遞', 'ZTO Express'), tracking_hint: courierPatterns.ZTO },
  { code: 'YTO', name: three('圆通速递', '圓通速遞', 'YTO Express'), tracking_hint: courierPatterns.YTO },
  { code: 'STO', name: three('申通快递', '申通快遞', 'STO Express'), tracking_hint: courierPatterns.STO },
  { code: 'YD', name: three('韵达快递', '韻達快遞', 'Yunda Express'), tracking_hint: courierPatterns.YD },
  { code: 'JT', name: three('极兔速递', '極兔速遞', 'J&T Express'), tracking_hint: courierPatterns.JT },
  { code: 'EMS', name: three('邮政EMS', '郵政EMS', 'China Post EMS'), tracking_hint: courierPatterns.EMS },
  { code: 'POST', name: three('邮政包裹', '郵政包裹', 'China Post parcel'), tracking_hint: courierPatterns.POST },
  { code: 'JD', name: three('京东物流', '京東物流', 'JD Logistics'), tracking_hint: courierPatterns.JD },
  { code: 'DB', name: three('德邦快递', '德邦快遞', 'Deppon Express'), tracking_hint: courierPatterns.DB },
  { code: 'BEST', name: three('百世快递', '百世快遞', 'Best Express'), tracking_hint: null },
  { code: 'KYE', name: three('跨越速运', '跨越速運', 'KYE Express'), tracking_hint: courierPatterns.KYE },
  { code: 'CN', name: three('菜鸟', '菜鳥', 'Cainiao'), tracking_hint: courierPatterns.CN },
  { code: 'OTHER', name: three('其他', '其他', 'Other'), tracking_hint: null },
].map((courier, index) => ({ ...courier, sort: index + 1 }))
