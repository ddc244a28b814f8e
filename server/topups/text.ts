import type { Text } from '#domain/language.ts'
import { amountText } from './amount.ts'
import type { Transfer } from './sql.ts'

/** The remark on a credit's entry: the amount received, if it differs from the one the member wrote. */
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

/** The remark on the entry of a store purchase. */
export const storeRemark = (quantity: number): Text => ({
  'zh-Hans': `网店购买 ${quantity} 件`,
  'zh-Hant': `網店購買 ${quantity} 件`,
  en: `${quantity} bought in the store`,
})

/** Otherwise another staff member's correction would be lost. */
export const othersRequest: Text = {
  'zh-Hans': '另一位同事就此提出的申请还在等待复核，请先处理那项申请',
  'zh-Hant': '另一位同事就此提出的申請仍在等待覆核，請先處理那項申請',
  en: 'A colleague’s request about this is still waiting for approval. It must be decided first',
}

export const beingSettled: Text = {
  'zh-Hans': '您之前的申请正由另一人处理，请稍后再看结果',
  'zh-Hant': '你之前的申請正由另一人處理，請稍後再查看結果',
  en: 'Someone is deciding on your earlier request right now. Please check again in a moment',
}

export const beyondServiceCoins: Text = {
  'zh-Hans': '超出客服每日可发放或扣除的数量，请由财务处理',
  'zh-Hant': '超出客戶服務每日可發放或扣除的數量，請由財務處理',
  en: 'This is above what customer service may give or deduct in a day. Please ask finance',
}
