/**
 * Parses input into whole units of 1/10^places: `'12.5', 2` is 1250. Full-width digits and thousands separators are
 * accepted; null if it is not such a number or has too many decimals.
 */
export function parseDecimal(typed: string, places: number): number | null {
  const plain = typed
    .trim()
    .replace(/[０-９．]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/,(?=\d{3}(\D|$))/g, '')
  const match = /^(\d{0,12})(?:\.(\d*))?$/.exec(plain)
  const [, whole = '', decimals = ''] = match ?? []
  if (!match || whole + decimals === '' || decimals.length > places) return null
  return Number(whole + decimals.padEnd(places, '0'))
}

/** The reverse, without trailing zeros unless `fixed`: `1250, 2` is '12.5' or '12.50'. */
export function showDecimal(units: number, places: number, fixed = false): string {
  const digits = String(units).padStart(places + 1, '0')
  const decimals = fixed ? digits.slice(-places) : digits.slice(-places).replace(/0+$/, '')
  return decimals ? `${digits.slice(0, -places)}.${decimals}` : digits.slice(0, -places)
}
