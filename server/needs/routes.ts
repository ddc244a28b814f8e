import { needs } from '#contract/needs.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { list } from './list.ts'

export const routes: readonly Route[] = bind(needs, { list })
