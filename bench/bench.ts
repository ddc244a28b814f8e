import type { Databases } from './database.ts'
import type { Options } from './options.ts'

export interface Bench extends Pick<Options, 'rounds' | 'seconds' | 'size'> {
  readonly databases: Databases
  /** For files of this run; deleted after it. */
  readonly folder: string
}
