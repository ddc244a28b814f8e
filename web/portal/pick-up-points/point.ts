import type { Output } from '#contract/wire/operation.ts'
import type { pickUpPoints } from '#contract/pick-up-points.ts'

export type Point = Output<typeof pickUpPoints.list>['list'][number]

export interface PointsProps {
  /** In the order of their numbers. */
  readonly points: readonly Point[]
  readonly chosenId: string
  readonly onChoose: (id: string) => void
}

/** A point chosen in one place is scrolled into view in the other. */
export const rowId = (pointId: string) => `point-${pointId}`
export const mapId = 'point-map'

/** Consecutive points of one area, with the number that each has in list and map. */
export function byArea(points: readonly Point[]) {
  const groups: { areaCode: string; areaName: string; rows: { point: Point; number: number }[] }[] = []
  for (const [index, point] of points.entries()) {
    const last = groups.at(-1)
    const row = { point, number: index + 1 }
    if (last?.areaCode === point.areaCode) last.rows.push(row)
    else groups.push({ areaCode: point.areaCode, areaName: point.areaName, rows: [row] })
  }
  return groups
}
