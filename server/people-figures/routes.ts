import { staffFigures } from '#contract/people-figures.ts'
import { bind, bindReport, type Route } from '#server/http/bind.ts'
import { exportShifts } from './export-shifts.ts'
import { own, people } from './read.ts'
import { ownShifts, shifts } from './read-shifts.ts'

const { shifts: ofShifts, ...answered } = staffFigures

export const routes: readonly Route[] = [
  ...bind(answered, { people, own, ownShifts }),
  bindReport(ofShifts, shifts, exportShifts),
]
