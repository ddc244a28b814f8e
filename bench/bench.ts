import type { Databases } from './database.ts'
import type { Options } from './options.ts'

/** What every workload is given. */
export interface Bench extends Pick<Options, 'rounds' | 'seconds' | 'size'> {
  readonly databases: Databases
  /** For files of this run; gone after it. */
  readonly folder: string
}
