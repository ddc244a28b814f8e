import { kiloBytes } from './built-files.ts'
import type { Figure } from './figure.ts'
import type { Look } from './lighthouse.ts'
import { median, shown, type Turn } from './statistics.ts'

export type Looks = readonly Turn<Look, Look>[]

interface Found {
  readonly simulated: Looks
  readonly applied: Looks
  /** Everything that the page can ever fetch. */
  readonly scripts: { readonly files: ReadonlySet<string>; readonly inside: number }
}

export function pageFigures(page: string, { simulated, applied, scripts }: Found): readonly Figure[] {
  const both = [...simulated, ...applied]
  const script: Figure = {
    name: `${page} script in all`,
    values: [scripts.inside + kiloBytes(scripts.files)],
    unit: 'kB',
    goal: { atMost: 90 },
    absolute: `${scripts.files.size} files`,
  }
  return [
    paintFigure(`${page} LCP simulated ÷ bare`, simulated),
    paintFigure(`${page} LCP applied ÷ bare`, applied),
    bytesFigure(`${page} first load`, both),
    script,
    blockingFigure(`${page} blocking time simulated`, simulated),
    blockingFigure(`${page} blocking time applied`, applied),
    shiftFigure(`${page} layout shift`, both),
    scoreFigure(`${page} performance`, simulated, ({ scores }) => scores.performance),
    scoreFigure(`${page} accessibility`, simulated, ({ scores }) => scores.accessibility),
    scoreFigure(`${page} best practices`, simulated, ({ scores }) => scores['best-practices']),
    scoreFigure(`${page} SEO`, simulated, ({ scores }) => scores.seo),
  ]
}

const paintFigure = (name: string, looks: Looks): Figure => ({
  name,
  values: looks.map(({ ours, limit }) => ours.lcpMs / limit.lcpMs),
  unit: '',
  goal: { atMost: 1.2 },
  absolute: `${middle(looks, 'ours', ({ lcpMs }) => lcpMs)} ms; bare ${middle(looks, 'limit', ({ lcpMs }) => lcpMs)} ms`,
})

const bytesFigure = (name: string, looks: Looks): Figure => ({
  name,
  values: looks.map(({ ours }) => ours.bytes / 1000),
  unit: 'kB',
  goal: { atMost: 120 },
  absolute: `${middle(looks, 'ours', ({ files }) => files)} files; bare ${middle(looks, 'limit', ({ bytes }) => bytes / 1000)} kB`,
})

const blockingFigure = (name: string, looks: Looks): Figure => ({
  name,
  values: looks.map(({ ours }) => ours.tbtMs),
  unit: 'ms',
  goal: { atMost: 50 },
  absolute: `bare ${middle(looks, 'limit', ({ tbtMs }) => tbtMs)} ms`,
})

const shiftFigure = (name: string, looks: Looks): Figure => ({
  name,
  values: looks.map(({ ours }) => ours.layoutShift),
  unit: '',
  goal: { atMost: 0.01 },
  absolute: `bare ${middle(looks, 'limit', ({ layoutShift }) => layoutShift)}`,
})

const scoreFigure = (name: string, looks: Looks, of: (look: Look) => number): Figure => ({
  name,
  values: looks.map(({ ours }) => of(ours)),
  unit: '',
  goal: { atLeast: 95 },
  absolute: `of 100; bare ${middle(looks, 'limit', of)}`,
})

const middle = (looks: Looks, side: 'ours' | 'limit', of: (look: Look) => number) =>
  shown(median(looks.map((turn) => of(turn[side]))))
