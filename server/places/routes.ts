import { staffPlaces } from '#contract/places.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { history, uses } from './read.ts'

export const routes: readonly Route[] = bind(staffPlaces, { uses, history })
