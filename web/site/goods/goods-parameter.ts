/** In an address: the goods that the checker is asked about at once. */
export const goodsParameter = 'goods'
