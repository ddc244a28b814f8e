import { three } from './three.ts'

/** The couriers of contract A9. A hint is a pattern by which a form may guess; it never refuses (decision 40). */
export const couriers = [
  { code: 'SF', name: three('顺丰速运', '順豐速運', 'SF Express'), tracking_hint: '^SF[A-Z0-9]?\\d{12}$' },
  { code: 'ZTO', name: three('中通快递', '中通快遞', 'ZTO Express'), tracking_hint: '^7[3-68]\\d{12}$' },
  { code: 'YTO', name: three('圆通速递', '圓通速遞', 'YTO Express'), tracking_hint: '^YT\\d{13}$' },
  { code: 'STO', name: three('申通快递', '申通快遞', 'STO Express'), tracking_hint: '^(77|43)\\d{12,15}$' },
  { code: 'YD', name: three('韵达快递', '韻達快遞', 'Yunda Express'), tracking_hint: '^(4\\d{14}|3\\d{14}|5\\d{12})$' },
  { code: 'JT', name: three('极兔速递', '極兔速遞', 'J&T Express'), tracking_hint: '^JT\\d{12,13}$' },
  {
    code: 'EMS',
    name: three('邮政EMS', '郵政EMS', 'China Post EMS'),
    tracking_hint: '^(1\\d{12}|E[A-Z]\\d{9}[A-Z]{2})$',
  },
  {
    code: 'POST',
    name: three('邮政包裹', '郵政包裹', 'China Post parcel'),
    tracking_hint: '^([98]\\d{12}|P[A-Z]\\d{11})$',
  },
  { code: 'JD', name: three('京东物流', '京東物流', 'JD Logistics'), tracking_hint: '^JD[A-Z0-9]{2}\\d{11}$' },
  { code: 'DB', name: three('德邦快递', '德邦快遞', 'Deppon Express'), tracking_hint: '^DPK\\d{12}$' },
  { code: 'BEST', name: three('百世快递', '百世快遞', 'Best Express'), tracking_hint: null },
  { code: 'KYE', name: three('跨越速运', '跨越速運', 'KYE Express'), tracking_hint: '^KY\\d{11,13}$' },
  { code: 'CN', name: three('菜鸟', '菜鳥', 'Cainiao'), tracking_hint: '^621\\d{12}$' },
  { code: 'OTHER', name: three('其他', '其他', 'Other'), tracking_hint: null },
].map((courier, index) => ({ ...courier, sort: index + 1 }))
