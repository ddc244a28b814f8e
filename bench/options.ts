import { parseArgs } from 'node:util'

/** In the order in which they run and are reported. */
export const workloadNames = [
  'pay',
  'list',
  'lists',
  'forecasts',
  'export',
  'memory',
  'bundles',
  'site',
  'portal',
  'redraw',
  'streams',
  'scan',
] as const
export type WorkloadName = (typeof workloadNames)[number]

export interface Options {
  readonly workloads: readonly WorkloadName[]
  readonly rounds: number
  /** Of one measured turn, after a second of warm-up. */
  readonly seconds: number
  /** Parcels in the larger database of the lists and of the scans. */
  readonly size: number
}

/** The minimum for the figures of a run to count. */
export const full = { rounds: 5, seconds: 4, size: 1_000_000 } as const satisfies Partial<Options>

export const isFull = ({ rounds, seconds, size }: Options) =>
  rounds >= full.rounds && seconds >= full.seconds && size >= full.size

/** `npm run bench -- pay lists scan --rounds 5 --seconds 4 --size 1000000`; no word means all workloads. */
export function readOptions(words: readonly string[]): Options {
  const text = { type: 'string' } as const
  const options = { rounds: text, seconds: text, size: text }
  const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true })
  const unknown = positionals.filter((word) => !workloadNames.some((name) => name === word))
  if (unknown.length > 0)
    throw new Error(`No such workload: ${unknown.join(', ')}. There are ${workloadNames.join(', ')}.`)
  return {
    workloads: workloadNames.filter((name) => positionals.length === 0 || positionals.includes(name)),
    rounds: readNumber('rounds', values.rounds, 1),
    seconds: readNumber('seconds', values.seconds, 1),
    // Below this, the member with 300 parcels would own the whole table.
    size: readNumber('size', values.size, 20_000),
  }
}

function readNumber(name: keyof typeof full, typed: string | undefined, least: number): number {
  const value = typed === undefined ? full[name] : Number(typed)
  if (!Number.isInteger(value) || value < least) throw new Error(`--${name} takes a whole number from ${least} on.`)
  return value
}
