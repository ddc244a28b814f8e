import { staffFigures } from '#contract/people-figures.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { own, people } from './read.ts'

export const routes: readonly Route[] = bind(staffFigures, { people, own })
