import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file below the given folders, without packages and what tests make there meanwhile. */
export const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.(ts|tsx|css|sql)$/.test(path) && !/\/(trespass-|node_modules\/|generated\/)/.test(path))
    .sort()

/** The product's own, without tests. */
export const sourceFiles = (...folders: readonly string[]): readonly string[] =>
  filesIn(...folders).filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))

export const read = (path: string) => readFileSync(path, 'utf8')
export const linesOf = (path: string) => read(path).split('\n').length

/** Where the product's words stand: texts of a room, mails, refusals and the steps after them, messages, codes, and the seed. */
export const isCatalogue = (path: string) =>
  /(^|[/.])(text|mail|field-texts|messages|codes)\.tsx?$/.test(path) || ofRefusals.test(path) || /\/seed\//.test(path)

const ofRefusals =
  /^contract\/refusals\/(general|sign-in|accounts|parcels|orders|money|content|staff|special-steps)\.ts$/
