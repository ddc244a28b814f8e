import { expect, test } from 'vitest'
import { isCatalogue, read, sourceFiles } from './source-files.ts'
import { wordsShownIn } from './visible-words.ts'

/** The API description is for programmers, in English. */
const forProgrammers = 'server/http/openapi.ts'

test('every text that people read is in a text catalogue, in Chinese as in English', () => {
  const sources = sourceFiles('web', 'server', 'contract', 'domain').filter(
    (path) => /\.tsx?$/.test(path) && !isCatalogue(path) && path !== forProgrammers,
  )
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((path) => wordsShownIn(path, read(path)).map((words) => `${path}:${words}`))).toEqual([])
})

test.each([
  ['a text', '<p>Pay now</p>', 'Pay now'],
  ['a text in Chinese', '<p>支付</p>', '支付'],
  ['one word', '<b>Pay</b>', 'Pay'],
  ['a text in braces', "<p>{'Pay now'}</p>", 'Pay now'],
  ['one branch of a choice', "<p>{paid ? t.paid : 'Pay now'}</p>", 'Pay now'],
  ['what stands behind a condition', "<p>{due > 0 && 'Pay now'}</p>", 'Pay now'],
  ['a template', '<p>{`Pay ${due} now`}</p>', 'Pay'],
  ['an attribute', '<input placeholder="order number" />', 'order number'],
  ['what a screen reader says', '<button aria-label="close" />', 'close'],
  ['a property', "<Rows columns={[{ key: 'due', label: 'Still due' }]} />", 'Still due'],
  ['a message', "showWarning('try again')", 'try again'],
])('%s outside a catalogue is found', (_what, source, words) => {
  expect(wordsShownIn('planted.tsx', `const planted = ${source}`)).toContain(`1: ${words}`)
})

test.each([
  '<p>{kind === "due" && <b>{t.due}</b>}</p>',
  '<p>{t.pay} · {count} kg × 2</p>',
  '<p className="muted" data-tone="due">{t.fill("pay", { price })}</p>',
  '<Rows columns={[{ key: "due", label: t.due, align: "end" }]} />',
  '<StatusTag tone={isPaid ? "done" : "wait"}>{word}</StatusTag>',
])('%s says nothing by itself', (source) => {
  expect(wordsShownIn('planted.tsx', `const planted = ${source}`)).toEqual([])
})
