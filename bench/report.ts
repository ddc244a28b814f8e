import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Disturbance } from './machine.ts'
import { type Figure, goalOf, isMet, lineOf, type Section, valueOf, verdictOf } from './figure.ts'
import { full, isFull, type Options } from './options.ts'
import { median } from './statistics.ts'

const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
const json = fileURLToPath(new URL('../results/bench.json', import.meta.url))

export interface Run {
  readonly options: Options
  readonly date: string
  readonly machine: string
  /** Empty if nothing disturbed it. */
  readonly disturbances: readonly Disturbance[]
}

export function printSection({ title, figures, remarks }: Section): void {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(`  ${lineOf(figure)}`)
  for (const remark of remarks) console.log(`  ${remark}`)
}

/**
 * A run of some workloads replaces their sections and leaves the others unchanged; figures that a short or disturbed run
 * measured in rounds are only printed.
 */
export async function writeReport(run: Run, sections: readonly Section[]): Promise<void> {
  await mkdir(dirname(json), { recursive: true })
  await writeFile(json, `${JSON.stringify({ ...run, sections: sections.map(withVerdicts) }, null, 1)}\n`)
  const counted = sections.filter(({ inRounds }) => !inRounds || isCounted(run, inRounds))
  if (counted.length < sections.length) console.log('A short or disturbed run: docs/performance.md keeps its figures.')
  const written = existsSync(page) ? readSections(await readFile(page, 'utf8')) : new Map<string, string>()
  for (const section of counted) written.set(keyOf(section.title), sectionPage(run, section))
  await writeFile(page, [intro, ...[...written.values()].toSorted(inOrder)].join('\n'))
}

const withVerdicts = (section: Section) => ({
  ...section,
  figures: section.figures.map((figure) => ({ ...figure, median: median(figure.values), met: isMet(figure) })),
})

/** The figures in brackets change with `--size`, but it is the same section. */
const keyOf = (title: string) => title.replace(/ \(.*/, '')

function readSections(text: string): Map<string, string> {
  const [, ...sections] = text.split(/^(?=## )/m)
  return new Map(
    sections.map((section) => [keyOf(section.slice(3, section.indexOf('\n'))), section.trimEnd().concat('\n')]),
  )
}

const order = [
  'Paying',
  'A signed-in list',
  'Lists as',
  'Forecasting many',
  'Exporting bills',
  'Idle memory',
  'What a browser',
  'Public pages',
  'The members’ area',
  'Live updates',
  'Scanning',
]
const placeOf = (section: string) => order.findIndex((title) => section.startsWith(`## ${title}`))
const inOrder = (one: string, other: string) => placeOf(one) - placeOf(other)

const intro = `# How fast it is

Written by \`npm run bench\`; \`npm run bench -- pay lists --rounds 5 --seconds 4 --size 1000000\` renews single sections.

**Read the ratio, not the absolute figure.** Each workload is measured turn by turn against a limit of its own on the same
machine in the same run: limit, ours, limit, ours … The ratio is taken within each round; shown are the median and, in
brackets, the smallest and the largest. The limits are frozen in \`bench/\` and do not change with the product. Load
generator, server and PostgreSQL share the machine's cores, so ratios over HTTP are on the low side. Everything is durable:
a run with \`fsync\` off is refused, any answer but a success ends the run, and after PAY the books are checked. A goal
missed by less than 10 % is measured again before anybody acts.
`

function sectionPage(run: Run, { title, about, figures, inRounds, remarks }: Section): string {
  const head = ['| workload | measured | goal | | absolute |', '|---|---|---|---|---|']
  const table = figures.length === 0 ? [] : [...head, ...figures.map(rowOf), '']
  const paragraphs = [...remarks, `${circumstances(run, inRounds)} ${run.machine}.`].flatMap((each) => [each, ''])
  return [`## ${title}`, '', about, '', ...table, ...paragraphs].join('\n')
}

function isCounted({ options, disturbances }: Run, inRounds: Section['inRounds']): boolean {
  // A slower or faster disk does not change what browsers measure.
  if (inRounds === 'untimed') return options.rounds >= full.rounds && disturbances.every(({ of }) => of === 'disk')
  return isFull(options) && disturbances.length === 0
}

function circumstances({ options, date }: Run, inRounds: Section['inRounds']): string {
  if (!inRounds) return `Measured ${date}.`
  return `Measured ${date}, ${options.rounds} rounds${inRounds === 'untimed' ? '' : ` of ${options.seconds} s`}.`
}

const rowOf = (figure: Figure) =>
  `| ${[figure.name, valueOf(figure), goalOf(figure), verdictOf(figure), figure.absolute].join(' | ')} |`
