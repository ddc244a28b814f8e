export const median = (values: readonly number[]) => percentile(values, 50)

/** Interpolates between two neighbouring values. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const place = ((sorted.length - 1) * percent) / 100
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}

/** Digits beyond the third are noise here: 0.4512 → 0.45, 1234.5 → 1,230, 12.34 → 12.3. */
export function shown(value: number): string {
  const digits = Math.abs(value) < 1 ? 2 : 3
  return Number(value.toPrecision(digits)).toLocaleString('en', { maximumFractionDigits: 3 })
}

export interface Turn<Limit, Ours> {
  readonly limit: Limit
  readonly ours: Ours
}

/** Limit, ours, limit, ours …, so that a slow moment of the machine affects both. */
export async function turnByTurn<Limit, Ours>(
  rounds: number,
  limit: () => Promise<Limit>,
  ours: () => Promise<Ours>,
): Promise<readonly Turn<Limit, Ours>[]> {
  const turns: Turn<Limit, Ours>[] = []
  for (let round = 0; round < rounds; round++) turns.push({ limit: await limit(), ours: await ours() })
  return turns
}
