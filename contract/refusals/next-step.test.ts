import { expect, test } from 'vitest'
import { listPageOf, nextStepPages, type Step } from './next-step.ts'
import type { RefusalKind } from './refusal-kind.ts'
import { refusals } from './refusals.ts'
import { specialSteps } from './special-steps.ts'
import { staffRefusals } from './staff.ts'

const languages = ['zh-Hans', 'zh-Hant', 'en'] as const
const rows: readonly (readonly [string, RefusalKind])[] = Object.entries(refusals)
const steps: readonly Step[] = [...rows.flatMap(([, { step }]) => (step ? [step] : [])), ...Object.values(specialSteps)]
const texts = [
  ...steps.map(({ text }) => text),
  ...rows.flatMap(([, { staffStep }]) => (staffStep && staffStep !== 'same' ? [staffStep] : [])),
]

test('every refusal that a member or a visitor can meet says what to do; the fields of 1001 do so themselves', () => {
  const met = Object.keys(refusals).filter((word) => !Object.hasOwn(staffRefusals, word) && word !== 'validation')
  expect(rows.filter(([, { step }]) => step).map(([word]) => word)).toEqual(met)
})

test('every step is one short sentence in three languages, without a full stop, as refusals are', () => {
  for (const text of texts)
    for (const language of languages) {
      const sentence = text[language]
      expect(sentence.trim()).not.toBe('')
      expect(sentence).not.toMatch(/[。.]$/)
      expect([sentence, sentence.length]).toEqual([sentence, Math.min(sentence.length, language === 'en' ? 190 : 70)])
    }
})

test('a step adds something: it never says the refusal’s own sentence again', () => {
  for (const [, { text, step }] of rows)
    for (const language of languages) if (step) expect(step.text[language]).not.toContain(text[language])
})

test('every place is where some step leads, or the list of such things', () => {
  const used = new Set(steps.flatMap(({ place }) => (place === null ? [] : [place, listPageOf[place]])))
  expect(nextStepPages.filter((place) => !used.has(place))).toEqual([])
})
