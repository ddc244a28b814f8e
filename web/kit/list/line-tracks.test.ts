import { expect, test } from 'vitest'
import { lineTracks } from './line-tracks.ts'
import type { LineColumn, LineSpec } from './Lines.tsx'

const column = (key: string, more: Partial<LineColumn<string>>): LineColumn<string> => ({
  key,
  label: key,
  render: () => key,
  ...more,
})

const spec: LineSpec<string> = {
  columns: [
    column('number', { width: 160 }),
    column('goods', { from: 'small' }),
    column('latest', { width: 200, from: 'large' }),
  ],
  rowKey: String,
  name: String,
  thumb: () => null,
  details: () => null,
}

test('a hidden column has no track; the one without a width takes what is left', () => {
  const tracks = lineTracks(spec, true)
  expect(tracks).toMatchObject({
    '--tracks-large': '44px 56px minmax(0, 160px) minmax(0, 1fr) minmax(0, 200px) minmax(0, 200px)',
    '--tracks-medium': '44px 56px minmax(0, 160px) minmax(0, 1fr) minmax(0, 200px)',
    '--tracks-small': '44px minmax(0, 160px) minmax(0, 1fr) minmax(0, 200px)',
  })
})

test('if every column has a width, all of them grow and shrink in proportion', () => {
  expect(lineTracks({ ...spec, actionsWidth: 80 }, false)).toMatchObject({
    '--tracks': '68px minmax(0, 160fr) minmax(0, 80fr)',
  })
})
