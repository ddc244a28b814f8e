import { expect, test } from 'vitest'
import { lateWork, lateWorkTeller } from './late-work.ts'

const none = { mails: 0, push: 0, sms: 0, jobs: 0 }

test.each([
  ['mails', 'Mails have'],
  ['push', 'Push messages have'],
  ['sms', 'Text messages have'],
  ['jobs', 'Scheduled work has'],
] as const)('five minutes are in time, more are late, each queue by itself: %s', (queue, words) => {
  expect(lateWork({ mails: 300, push: 300, sms: 300, jobs: 300 })).toEqual([])
  expect(lateWork({ ...none, [queue]: 301 })).toEqual([expect.stringContaining(`${words} been waiting for 5 minutes`)])
  expect(lateWork({ ...none, [queue]: 7200 })).toEqual([expect.stringContaining('for 120 minutes')])
})

test('the log says once that work is late, and once that it is in time again', () => {
  const said: string[] = []
  const tell = lateWorkTeller({
    warn: (_waits: unknown, sentence: string) => said.push(`warn ${sentence.slice(0, 5)}`),
    info: (sentence: string) => said.push(`info ${sentence.slice(0, 5)}`),
  } as never)
  for (const mails of [0, 400, 460, 520, 0, 0, 400]) tell({ ...none, mails })
  expect(said).toEqual(['warn Mails', 'info Mails', 'warn Mails'])
})
