export { parseDecimal } from '#domain/decimals.ts'

/** The reverse of `parseDecimal`, without trailing zeros unless `fixed`: `1250, 2` is '12.5' or '12.50'. */
export function showDecimal(units: number, places: number, fixed = false): string {
  const digits = String(units).padStart(places + 1, '0')
  const decimals = fixed ? digits.slice(-places) : digits.slice(-places).replace(/0+$/, '')
  return decimals ? `${digits.slice(0, -places)}.${decimals}` : digits.slice(0, -places)
}
