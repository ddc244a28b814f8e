/** From best to worst: of several the worst counts. */
export const goodsVerdicts = ['allowed', 'sensitive', 'forbidden'] as const

export type GoodsVerdict = (typeof goodsVerdicts)[number]
