import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsVerdict } from '#domain/goods-verdict.ts'

/** A category of goods with everyday words for it: as the mainland says it, as Hong Kong does where that is another word, and in English. */
export interface GoodsSeed {
  readonly code: string
  readonly verdict: GoodsVerdict
  readonly name: StoredText
  /** One sentence: why, and what to do. */
  readonly rule: StoredText
  /** Parted by spaces. */
  readonly mainland: string
  readonly hongKong: string
  /** Parted by commas. */
  readonly english: string
}
