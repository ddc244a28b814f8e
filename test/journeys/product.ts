/* Each worker has its own product, so that parallel journeys never meet. */

export interface Product {
  readonly url: string
  /** Its data folder. */
  readonly data: string
}

let standIn: Product | null = null

/** A journey that starts a product of its own uses it instead of its worker's, until it is null again. */
export function useInstead(product: Product | null): void {
  standIn = product
}

/** Passed to the workers through the environment: one product each, in the order of the workers. */
export function announce(products: readonly Product[]): void {
  process.env['PRODUCT_URL'] = products.map(({ url }) => url).join('\n')
  process.env['PRODUCT_DATA'] = products.map(({ data }) => data).join('\n')
}

export const productUrl = () => standIn?.url ?? ownOf('PRODUCT_URL')
export const productData = () => standIn?.data ?? ownOf('PRODUCT_DATA')

const ownOf = (name: string) =>
  (process.env[name] ?? '').split('\n')[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)] ?? ''
