/*
 * The couriers' own tracking pages, by courier code: `{number}` is the tracking number. Only pages that take a number in
 * their address and are in wide use are here; other couriers ask for it on their page, often with a puzzle, and get no
 * link. Always https, so that nobody on the way reads the number.
 */
const carrierPages: Readonly<Record<string, string>> = {
  SF: 'https://www.sf-express.com/we/ow/chn/sc/waybill/waybill-detail/{number}',
  ZTO: 'https://www.zto.com/express/expressCheck.html?txtBill={number}',
  EMS: 'https://www.ems.com.cn/queryList?mailNum={number}',
  JD: 'https://www.jdl.com/orderSearch/?waybillCodes={number}',
  CN: 'https://global.cainiao.com/newDetail.htm?mailNoList={number}',
}

/** Where a courier shows this number itself; null where that is not known. */
export function carrierPage(courierCode: string | null, number: string | null): string | null {
  if (courierCode === null || number === null || !Object.hasOwn(carrierPages, courierCode)) return null
  return carrierPages[courierCode]?.replace('{number}', encodeURIComponent(number)) ?? null
}

export const carrierPageCodes: readonly string[] = Object.keys(carrierPages)
