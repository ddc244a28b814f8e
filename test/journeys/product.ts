/* Each worker has a product of its own, so that journeys that go on at the same time never meet. */

export interface Product {
  readonly url: string
  /** The folder of its data. */
  readonly data: string
}

/** Workers are told by their environment: one product each, in the order of the workers. */
export function announce(products: readonly Product[]): void {
  process.env['PRODUCT_URL'] = products.map(({ url }) => url).join('\n')
  process.env['PRODUCT_DATA'] = products.map(({ data }) => data).join('\n')
}

export const productUrl = () => ownOf('PRODUCT_URL')
export const productData = () => ownOf('PRODUCT_DATA')

const ownOf = (name: string) =>
  (process.env[name] ?? '').split('\n')[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''
