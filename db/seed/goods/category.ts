import type { StoredText } from '#contract/wire/language.ts'
import type { GoodsVerdict } from '#domain/goods-verdict.ts'

/** A category of goods with everyday words for it: mainland usage, Hong Kong's where it differs, and English. */
export interface GoodsSeed {
  readonly code: string
  readonly verdict: GoodsVerdict
  readonly name: StoredText
  /** One sentence: why, and what to do. */
  readonly rule: StoredText
  /** Separated by spaces. */
  readonly mainland: string
  readonly hongKong: string
  /** Separated by commas. */
  readonly english: string
}
