import { MantineProvider } from '@mantine/core'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { speak } from '#web/kit/text/language.ts'
import { BoxEvidence } from './BoxEvidence.tsx'
import { text } from './text.ts'

const at = '2026-11-21T10:00:00+08:00'
const standing = {
  id: '0190f1d2-0000-7000-8000-000000000001',
  cartonNumber: 1,
  weightG: 13_500,
  lengthMm: 600,
  widthMm: 400,
  heightMm: 300,
  parcelIds: [],
  photos: [],
  weighedBy: 'Ho',
  weighedAt: at,
  warehouseName: 'Shenzhen',
  voidedAt: null,
  canDispute: false,
  dispute: null,
}
const voided = { ...standing, voidedAt: at }
const questioned = {
  ...voided,
  dispute: {
    id: '0190f1d2-0000-7000-8000-000000000002',
    weighingId: standing.id,
    state: 'superseded' as const,
    reason: 'Half of it is empty',
    memberPhotos: [],
    openedAt: at,
    answerBy: at,
    closedAt: at,
    note: '',
    refundMinor: 0,
    remeasured: null,
  },
}
const order = { status: 'paid', currency: 'CNY', disputeAnswerHours: 24, cartons: [] } as const
const shown = (carton: typeof voided | typeof questioned, cartons: readonly (typeof standing)[]) =>
  renderToString(
    <MantineProvider>
      <BoxEvidence order={{ ...order, cartons: [...cartons] }} carton={carton} />
    </MantineProvider>,
  )

test.each(languages)('a weighing says that a later one replaced it only if there is one (%s)', (language) => {
  speak(language)
  expect(shown(voided, [standing])).toContain(text.replaced[language])
  const opened = shown(voided, [])
  expect(opened).toContain(text.opened[language])
  expect(opened).not.toContain(text.replaced[language])
})

test.each(languages)(
  'a question about a box that was opened leads to no new weighing until there is one (%s)',
  (language) => {
    speak(language)
    const repacked = shown(questioned, [standing])
    for (const part of [text.superseded, text.supersededSentence]) expect(repacked).toContain(part[language])
    const opened = shown(questioned, [])
    for (const part of [text.opened, text.openedSentence]) expect(opened).toContain(part[language])
    for (const part of [text.superseded, text.supersededSentence]) expect(opened).not.toContain(part[language])
  },
)
