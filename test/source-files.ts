import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every source file below the given folders, without packages and without files that tests create there. */
export const filesIn = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.(ts|tsx|css|sql)$/.test(path) && !/\/(trespass-|node_modules\/|generated\/)/.test(path))
    .sort()

/** The product's own sources, without tests. */
export const sourceFiles = (...folders: readonly string[]): readonly string[] =>
  filesIn(...folders).filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))

export const read = (path: string) => readFileSync(path, 'utf8')
export const linesOf = (path: string) => read(path).split('\n').length

/**
 * Files with the product's texts: text catalogues of modules, mails, refusals and their next steps, messages, codes,
 * and the seed.
 */
export const isCatalogue = (path: string) =>
  /(^|[/.])(text|mail|field-texts|messages|codes)\.tsx?$/.test(path) || ofRefusals.test(path) || /\/seed\//.test(path)

const ofRefusals =
  /^contract\/refusals\/(general|sign-in|factors|accounts|parcels|orders|lines|money|content|printing|staff|stations|invitations|set-up|special-steps)\.ts$/
