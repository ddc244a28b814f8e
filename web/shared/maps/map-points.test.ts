import { pickUpPoints } from '#db/seed/reference/pickup-points.ts'
import { expect, test } from 'vitest'
import { drawingOf } from './drawings.ts'
import { type MapPoint, mapPointOf, spreadOut, viewAround } from './map-points.ts'

const distance = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y)

// Proves R-309
test('every point that ships stands inside the drawing of its destination', () => {
  for (const { key, destination_code, lat, lng } of pickUpPoints) {
    const drawing = drawingOf(destination_code)
    const { x = -1, y = -1 } = drawing ? mapPointOf(drawing, lat, lng) : {}
    expect([key, x > 0 && x < 1000, y > 0 && y < (drawing?.height ?? 0)]).toEqual([key, true, true])
  }
})

test('Hong Kong is drawn with its eighteen districts, and a place nobody has drawn has no drawing', () => {
  expect(drawingOf('HK')?.districts).toHaveLength(18)
  expect(drawingOf('US')).toBeUndefined()
  expect(drawingOf('toString')).toBeUndefined()
})

test('numbers that would cover each other move apart, the others stay where they are', () => {
  const positions = [
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 104, y: 103 },
    { x: 800, y: 500 },
  ]
  const spread = spreadOut(positions, 30)
  for (const [index, one] of spread.entries())
    for (const other of spread.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(29)
  expect(spread[3]).toEqual(positions[3])
})

test('a closer look holds all its points and never leaves the drawing', () => {
  const drawing = { height: 757 }
  const positions = [
    { x: 20, y: 700 },
    { x: 300, y: 600 },
  ]
  const view = viewAround(positions, drawing)
  for (const { x, y } of positions) {
    expect(x >= view.x && x <= view.x + view.width).toBe(true)
    expect(y >= view.y && y <= view.y + view.height).toBe(true)
  }
  expect(view.x).toBeGreaterThanOrEqual(0)
  expect(view.y + view.height).toBeLessThanOrEqual(757 + 0.001)
  expect(viewAround([], drawing)).toEqual({ x: 0, y: 0, width: 1000, height: 757 })
})
