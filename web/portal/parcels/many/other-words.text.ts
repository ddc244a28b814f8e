/* What members write in their own tables, in addition to the names on our pages. */

export const goodsTypeWords = {
  ordinary: ['普货', '普貨', '普通', '一般', '一般货', '一般貨', 'general', 'general goods', 'normal', 'regular'],
  sensitive: ['敏感', '敏货', '敏貨', '特货', '特貨', '特殊货', '特殊貨', 'special', 'special goods'],
} as const

/** "Fuyong warehouse" is Fuyong. */
export const warehouseSuffix = /\s*(?:仓库|倉庫|仓|倉|warehouse)$/

export const rowNumberHeads: readonly string[] = ['序号', '序號', '行号', '行號', 'no', 'no.', '#', 'row', 'index']
