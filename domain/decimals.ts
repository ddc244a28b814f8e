/** Minor units as a decimal number: `-1205` with two places is `-12.05`. By its digits, never by dividing. */
export function withDecimals(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

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
