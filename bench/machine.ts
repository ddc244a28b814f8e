import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { median, shown } from './statistics.ts'

/** How long a fixed piece of work takes here: if it differs between start and end, something else was running. */
export interface Yardstick {
  readonly cpuMs: number
  readonly flushMs: number
  readonly memoryMs: number
}

export const takeYardstick = (folder: string): Yardstick => ({
  cpuMs: leastCpuMs(),
  flushMs: flushMs(folder),
  memoryMs: memoryMs(),
})

/** The least of several: the first also waits for the compiler, and any of them for whatever runs in that moment. */
const leastCpuMs = () => Math.min(...Array.from({ length: 5 }, cpuMs))

function cpuMs(): number {
  const started = performance.now()
  let number = 1
  for (let step = 0; step < 50_000_000; step++) number = (Math.imul(number, 1_664_525) + 1_013_904_223) >>> 0
  // The result is used, so that the loop is not optimised away.
  return performance.now() - started + (number & 0)
}

const mebibytes = 64

/** The first use of new memory. A browser begins each page with a new process, so it is slow where this takes long. */
function memoryMs(): number {
  const started = performance.now()
  Buffer.alloc(mebibytes * 2 ** 20, 1)
  return performance.now() - started
}

/** One durable page of 8 kB: the minimum cost of a commit. */
function flushMs(folder: string): number {
  const path = join(folder, 'flush')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(8192, 1)
  const times: number[] = []
  for (let round = 0; round < 200; round++) {
    writeSync(file, page, 0, page.length, 0)
    const started = performance.now()
    fdatasyncSync(file)
    times.push(performance.now() - started)
  }
  closeSync(file)
  rmSync(path)
  return median(times)
}

/** Load average of the last minute; above this, another program affects the figures. */
export const quietLoad = 0.5

export const loadNow = () => loadavg()[0] ?? 0

/** Why figures mean little. */
export interface Disturbance {
  readonly of: 'processor' | 'disk'
  readonly words: string
}

export function disturbances(load: number, start: Yardstick, end: Yardstick): readonly Disturbance[] {
  const differs = (one: number, other: number) => Math.max(one, other) / Math.min(one, other) > 1.15
  return [
    ...(load > quietLoad ? [processor(`load ${shown(load)} at the start`)] : []),
    ...(differs(start.cpuMs, end.cpuMs)
      ? [processor(`the CPU loop took ${shown(start.cpuMs)} ms, then ${shown(end.cpuMs)} ms`)]
      : []),
    ...(differs(start.flushMs, end.flushMs)
      ? [{ of: 'disk' as const, words: `a disk flush took ${shown(start.flushMs)} ms, then ${shown(end.flushMs)} ms` }]
      : []),
  ]
}

const processor = (words: string): Disturbance => ({ of: 'processor', words })

/** One line, for the end of a report. */
export function machineLine({ cpuMs, flushMs, memoryMs }: Yardstick, versions: readonly string[]): string {
  const [cpu] = cpus()
  return [
    `${availableParallelism()} cores (${cpu?.model.trim() ?? arch()})`,
    `${shown(totalmem() / 2 ** 30)} GiB memory`,
    `disk flush ${shown(flushMs)} ms`,
    `CPU loop ${shown(cpuMs)} ms`,
    `${mebibytes} MiB of new memory ${shown(memoryMs)} ms`,
    `${platform()}`,
    `Node ${process.versions.node}`,
    ...versions,
  ].join(', ')
}
