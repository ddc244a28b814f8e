import { expect, test } from 'vitest'
import { lateWork, lateWorkTeller } from './late-work.ts'

test('five minutes are in time, more are late, each queue by itself', () => {
  expect(lateWork({ mails: 300, jobs: 300 })).toEqual([])
  expect(lateWork({ mails: 301, jobs: 0 })).toEqual([expect.stringContaining('Mails have been waiting for 5 minutes')])
  expect(lateWork({ mails: 0, jobs: 7200 })).toEqual([
    expect.stringContaining('Scheduled work has been waiting for 120 minutes'),
  ])
})

test('the log says once that work is late, and once that it is in time again', () => {
  const said: string[] = []
  const tell = lateWorkTeller({
    warn: (_waits: unknown, sentence: string) => said.push(`warn ${sentence.slice(0, 5)}`),
    info: (sentence: string) => said.push(`info ${sentence.slice(0, 5)}`),
  } as never)
  for (const mails of [0, 400, 460, 520, 0, 0, 400]) tell({ mails, jobs: 0 })
  expect(said).toEqual(['warn Mails', 'info Mails', 'warn Mails'])
})
