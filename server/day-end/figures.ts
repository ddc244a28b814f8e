import { type DayFigures, type DayPlace, dayPlaces } from '#domain/day-end.ts'
import type { Db } from '#server/database/db.ts'
import { countArrivals, type DayOf } from './received.sql.ts'
import { countCounts, countHandovers } from './sql.ts'

/** As the rows say now. One statement after the other, because a transaction has one connection. */
export async function readFigures(db: Db, of: DayOf): Promise<DayFigures> {
  const { places, ...arrivals } = await countArrivals(db, of)
  const handovers = await countHandovers(db, of)
  const counts = await countCounts(db, of)
  const inPlaces = Object.fromEntries(dayPlaces.map((place) => [place, places[place] ?? 0])) as Record<DayPlace, number>
  return { ...arrivals, ...inPlaces, ...handovers, ...counts }
}
