import type { Bench } from './bench.ts'
import type { Figure } from './figure.ts'
import { median, shown, type Turn, turnByTurn } from './statistics.ts'

type Call = () => Promise<unknown>

/** How much longer the same call takes in the large database, call by call in both; the median of each round. */
export async function growthOf(
  { rounds, seconds }: Pick<Bench, 'rounds' | 'seconds'>,
  name: string,
  small: Call,
  large: Call,
): Promise<Figure> {
  const [onSmall, onLarge] = [() => msOf(small), () => msOf(large)]
  // The first calls prepare the statement and are not counted.
  await turnByTurn(10, onSmall, onLarge)
  const medians: Turn<number, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const calls = await callByCall(onSmall, onLarge, seconds * 500)
    medians.push({ limit: median(calls.map((call) => call.limit)), ours: median(calls.map((call) => call.ours)) })
  }
  const ms = (times: readonly number[]) => `${shown(median(times))} ms`
  return {
    name,
    values: medians.map((round) => round.ours / round.limit),
    unit: '',
    goal: { atMost: 1.3 },
    absolute: `${ms(medians.map((round) => round.limit))} → ${ms(medians.map((round) => round.ours))}`,
  }
}

/** Up to 200 calls on each side, or as many as fit into the time. */
async function callByCall(limit: () => Promise<number>, ours: () => Promise<number>, budgetMs: number) {
  const calls: Turn<number, number>[] = []
  for (
    const end = performance.now() + budgetMs;
    calls.length < 200 && (calls.length < 5 || performance.now() < end);
  ) {
    calls.push(...(await turnByTurn(5, limit, ours)))
  }
  return calls
}

async function msOf(call: Call): Promise<number> {
  const started = performance.now()
  await call()
  return performance.now() - started
}
