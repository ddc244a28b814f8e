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
    '--tracks-large': '44px 56px 160px minmax(0, 1fr) 200px 200px',
    '--tracks-medium': '44px 56px 160px minmax(0, 1fr) 200px',
    '--tracks-small': '44px 160px minmax(0, 1fr) 200px',
  })
})

test('if every column has a width, all of them grow in proportion', () => {
  expect(lineTracks({ ...spec, actionsWidth: 80 }, false)).toMatchObject({
    '--tracks': 'minmax(68px, 68fr) minmax(160px, 160fr) minmax(80px, 80fr)',
  })
})
