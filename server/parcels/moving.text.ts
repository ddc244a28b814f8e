import { pickText } from '#contract/wire/language.ts'
import { type Language, type Text } from '#domain/language.ts'
import type { OnTheWay } from './transfer.sql.ts'

/** Why a scan of a parcel between two warehouses stores nothing, and what to do instead. */
export function movingText(way: OnTheWay, warehouseId: string): Text {
  const names = (language: Language) => ({
    from: pickText(way.fromName, language),
    to: pickText(way.toName, language),
  })
  const isArriving = way.toWarehouseId === warehouseId
  const [hans, hant, en] = [names('zh-Hans'), names('zh-Hant'), names('en')]
  if (isArriving)
    return {
      'zh-Hans': `这是从${hans.from}调来的包裹，由 ${way.sentBy} 寄出。请在“调仓”里扫描收货`,
      'zh-Hant': `這是由${hant.from}調來的包裹，由 ${way.sentBy} 寄出。請在「調倉」掃描收貨`,
      en: `This parcel was moved here from ${en.from} and sent by ${way.sentBy}. Receive it under “Transfers between warehouses”`,
    }
  return {
    'zh-Hans': `这个包裹正从${hans.from}调往${hans.to}，由 ${way.sentBy} 寄出，应在${hans.to}收货。请联系${hans.to}`,
    'zh-Hant': `此包裹正由${hant.from}調往${hant.to}，由 ${way.sentBy} 寄出，應在${hant.to}收貨。請聯絡${hant.to}`,
    en: `This parcel is on the way from ${en.from} to ${en.to}, sent by ${way.sentBy}, and should be received at ${en.to}. Please contact ${en.to}`,
  }
}
