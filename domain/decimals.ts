/** Whole units as a written number: `-1205` minor units with two places are `-12.05`. By the digits, never by dividing (contract A4). */
export function withDecimals(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}
