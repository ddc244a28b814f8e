import type { Text } from '#domain/language.ts'
import { amountText } from './amount.ts'
import type { Transfer } from './sql.ts'

/** Beside the entry of a credit: what arrived, where it is not what the member had written. */
export function creditRemark({ amountMinor, receivedMinor, currency }: Transfer): Text | null {
  if (receivedMinor === null || receivedMinor === amountMinor) return null
  const [written, arrived] = [amountText(amountMinor, currency), amountText(receivedMinor, currency)]
  return {
    'zh-Hans': `填报 ${written}，实际到账 ${arrived}`,
    'zh-Hant': `填報 ${written}，實收 ${arrived}`,
    en: `Stated ${written}, received ${arrived}`,
  }
}

/** A person's own words, the same in every language. */
export const asTyped = (words: string): Text => ({ 'zh-Hans': words, 'zh-Hant': words, en: words })

/** Beside the entry of a store purchase. */
export const storeRemark = (quantity: number): Text => ({
  'zh-Hans': `网店购买 ${quantity} 件`,
  'zh-Hant': `網店購買 ${quantity} 件`,
  en: `${quantity} bought in the store`,
})

export const beyondServiceCoins: Text = {
  'zh-Hans': '超出客服每日可发放的数量，请由财务处理',
  'zh-Hant': '超出客服每日可發放的數量，請由財務處理',
  en: 'This is more than customer service may give in a day; please ask finance',
}
