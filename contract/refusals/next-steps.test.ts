import { expect, test } from 'vitest'
import { listOf, places } from './next-step.ts'
import { memberSteps } from './next-steps.ts'
import { refusals } from './refusals.ts'
import { specialSteps } from './special.steps.ts'
import { staffRefusals } from './staff.refusals.ts'
import { staffSteps } from './staff.steps.ts'

const languages = ['zh-Hans', 'zh-Hant', 'en'] as const
const steps = { ...memberSteps, ...specialSteps }
const texts = [...Object.values(steps).map(({ text }) => text), ...Object.values(staffSteps)]

test('every refusal that a member or a visitor can meet says what to do; the fields of 1001 do so themselves', () => {
  const met = Object.keys(refusals).filter((word) => !Object.hasOwn(staffRefusals, word) && word !== 'validation')
  expect(Object.keys(memberSteps).toSorted()).toEqual(met.toSorted())
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
  for (const [word, step] of Object.entries(memberSteps))
    for (const { text } of Object.entries(refusals).flatMap(([each, kind]) => (each === word ? [kind] : [])))
      for (const language of languages) expect(step.text[language]).not.toContain(text[language])
})

test('every place is where some step leads, or the list of such things', () => {
  const used = new Set(Object.values(steps).flatMap(({ place }) => (place === null ? [] : [place, listOf[place]])))
  expect(places.filter((place) => !used.has(place))).toEqual([])
})
