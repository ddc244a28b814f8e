import type { channels } from '#contract/channels.ts'
import type { Output } from '#contract/wire/operation.ts'
import { excessOver, fits } from '#domain/pick-up.ts'
import type { Order } from '#web/portal/orders/applying/apply-form.ts'

type Point = Output<typeof channels.get>['pickUpPoints'][number]
type Carton = Pick<Order['cartons'][number], 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm'>

/** A line's pick-up points, checked against the packed cartons: one that is too small says by how much. */
export function fittingPoints(points: readonly Point[], cartons: readonly Carton[]): readonly Point[] {
  const load = {
    actualWeightG: cartons.reduce((sum, { weightG }) => sum + weightG, 0),
    pieces: cartons.map(({ lengthMm, widthMm, heightMm }) => ({ lengthMm, widthMm, heightMm, quantity: 1 })),
  }
  return points.map((point) => {
    const excess = excessOver(point, load)
    return fits(excess) ? point : { ...point, available: false, excess }
  })
}
