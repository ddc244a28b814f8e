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
