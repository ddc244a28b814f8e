/** How people write in a table which goods a price is for, besides `ordinary`, `sensitive` and `any`. */
export const goodsWords = {
  ordinary: ['普通', '普货', '普貨', '普通货', '普通貨'],
  sensitive: ['敏感', '敏感货', '敏感貨'],
  any: ['不限', '全部'],
} as const
