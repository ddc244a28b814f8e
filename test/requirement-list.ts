import { readFileSync } from 'node:fs'
import { filesIn, read } from './source-files.ts'

/*
 * What the product must do, and which tests prove it. The sentences are `docs/requirements.txt`; a test names what it
 * proves in a comment right above it: `// Proves R-001, B-IN-05`. `docs/requirements.md` is made of both.
 */

export interface Requirement {
  readonly id: string
  readonly sentence: string
}

interface Section {
  readonly title: string
  readonly requirements: readonly Requirement[]
}

export function sections(): readonly Section[] {
  const [, ...parts] = `\n${readFileSync('docs/requirements.txt', 'utf8')}`.split(/^## /m)
  return parts.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    const requirements = lines.flatMap((line) => {
      const [, id = '', sentence = ''] = /^(\S+-\d+) (.+)$/.exec(line) ?? []
      return id ? [{ id, sentence }] : []
    })
    return { title, requirements }
  })
}

export interface Proof {
  readonly id: string
  readonly path: string
  /** The line below the mark: where the test begins. */
  readonly test: string
}

const testFile =
  /^((domain|contract|server|db)\/.*|test\/[\w-]+|web\/.*)\.test\.tsx?$|^test\/journeys\/[\w-]+\.e2e\.ts$/
const markLine = /^\s*\/\/ Proves (.+)$/
const moreIds = /^\s*\/\/ ((?:[A-Z]+-)+\d+.*)$/

/** Every mark in the tests that `npm test` runs. */
export const proofs = (): readonly Proof[] =>
  filesIn('domain', 'contract', 'server', 'db', 'web', 'test')
    .filter((path) => testFile.test(path))
    .flatMap((path) => proofsIn(path, read(path)))

export function proofsIn(path: string, source: string): readonly Proof[] {
  const lines = source.split('\n')
  return lines.flatMap((line, index) => {
    const [, first] = markLine.exec(line) ?? []
    if (!first) return []
    let next = index + 1
    const named = [first]
    for (let more = moreIds.exec(lines[next] ?? ''); more; more = moreIds.exec(lines[++next] ?? ''))
      named.push(more[1] ?? '')
    const ids = named
      .join(', ')
      .split(/[,\s]+/)
      .filter(Boolean)
    return ids.map((id) => ({ id, path, test: (lines[next] ?? '').trim() }))
  })
}

/** `docs/requirements.md`, as `npm run requirements` writes it. */
export function requirementsPage(): string {
  const marks = proofs()
  const row = ({ id, sentence }: Requirement) => {
    const paths = [...new Set(marks.filter((mark) => mark.id === id).map(({ path }) => path))]
    return `| ${id} | ${sentence} | ${paths.join('<br>')} |`
  }
  const tables = sections().map(
    ({ title, requirements }) =>
      `## ${title}\n\n| id | what holds | proof |\n| --- | --- | --- |\n${requirements.map(row).join('\n')}\n`,
  )
  return `${head}\n${tables.join('\n')}`
}

const head = `# What the product must do, and what proves it

Made by \`npm run requirements\` from \`docs/requirements.txt\` (the sentences) and the marks above the tests
(\`// Proves R-001\`). The last column names the files of those tests; it is empty while a requirement is open. C- are the
calls of the specification, E- and B- our own for members and for staff.
`
