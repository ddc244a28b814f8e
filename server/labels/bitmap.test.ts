import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Bitmap, type Contour } from './bitmap.ts'
import { contoursOf } from './outline.ts'

const shown = (bitmap: Bitmap) =>
  Array.from({ length: bitmap.height }, (_, y) =>
    Array.from({ length: bitmap.width }, (_unused, x) => (bitmap.isBlack(x, y) ? '#' : '.')).join(''),
  )

const square = (from: number, to: number): Contour => [
  { x: from, y: from },
  { x: to, y: from },
  { x: to, y: to },
  { x: from, y: to },
]

test('a rectangle fills exactly its dots, whatever part of it lies outside', () => {
  const within = fc.integer({ min: -5, max: 25 })
  fc.assert(
    fc.property(within, within, fc.nat(20), fc.nat(20), (x, y, width, height) => {
      const bitmap = new Bitmap(19, 17)
      bitmap.fillRect(x, y, width, height)
      for (let row = 0; row < 17; row += 1)
        for (let column = 0; column < 19; column += 1)
          expect(bitmap.isBlack(column, row)).toBe(column >= x && column < x + width && row >= y && row < y + height)
    }),
  )
})

test('a row begins with a whole byte, its first dot in the highest bit', () => {
  const bitmap = new Bitmap(12, 2)
  bitmap.fillRect(0, 0, 1, 1)
  bitmap.fillRect(11, 1, 1, 1)
  expect([bitmap.rowBytes, ...bitmap.bytes]).toEqual([2, 0x80, 0, 0, 0x10])
})

test('a path has a hole where the inner line turns the other way, and none where strokes overlap', () => {
  const ring = new Bitmap(6, 6)
  ring.fillPath([square(0, 6), square(2, 4).toReversed()])
  expect(shown(ring)).toEqual(['######', '######', '##..##', '##..##', '######', '######'])
  const strokes = new Bitmap(6, 6)
  strokes.fillPath([square(0, 4), square(2, 6)])
  expect(shown(strokes)).toEqual(['####..', '####..', '######', '######', '..####', '..####'])
})

test('a path without an area, and one beside the picture, leave it white', () => {
  const bitmap = new Bitmap(4, 4)
  bitmap.fillPath([])
  bitmap.fillPath([square(2, 2)])
  bitmap.fillPath([square(7, 9)])
  bitmap.fillPath([square(-9, -7)])
  expect(shown(bitmap)).toEqual(['....', '....', '....', '....'])
})

test('a curve bulges as far as a curve does: half of the way to the point that pulls it', () => {
  const path = [
    { command: 'moveTo', args: [0, 0] },
    { command: 'quadraticCurveTo', args: [50, 100, 100, 0] },
    { command: 'closePath', args: [] },
  ] as const
  const [contour = []] = contoursOf(
    path.map(({ command, args }) => ({ command, args: [...args] })),
    (point) => point,
  )
  expect(Math.max(...contour.map(({ y }) => y))).toBe(50)
  expect(contour.at(-1)).toEqual({ x: 100, y: 0 })
  const cubic = contoursOf(
    [
      { command: 'moveTo', args: [0, 0] },
      { command: 'bezierCurveTo', args: [0, 40, 100, 40, 100, 0] },
    ],
    (point) => point,
  )
  expect(Math.max(...(cubic[0] ?? []).map(({ y }) => y))).toBe(30)
})
