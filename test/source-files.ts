import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's own source files below the given folders, without tests and what boundaries.test.ts plants meanwhile. */
export function sourceFiles(...folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => /\.(ts|tsx|css|sql)$/.test(path) && !/\.(test|e2e)\.tsx?$|\/trespass-/.test(path))
    .sort()
}

export const read = (path: string) => readFileSync(path, 'utf8')
export const linesOf = (path: string) => read(path).split('\n').length

/** Where the product's words stand: texts of a room, mails, refusals, messages, codes, and the seed. */
export const isCatalogue = (path: string) =>
  /(^|[/.])(text|mail|field-texts|refusals|messages|codes)\.tsx?$/.test(path) || /\/seed\//.test(path)
