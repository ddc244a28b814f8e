/** Minor units as a decimal number: `-1205` with two places is `-12.05`. By its digits, never by dividing. */
export function withDecimals(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
