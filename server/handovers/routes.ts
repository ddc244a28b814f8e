import { staffHandovers } from '#contract/handovers.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { close, settle, take } from './keep.ts'
import { get, list } from './read.ts'

export const routes: readonly Route[] = bind(staffHandovers, { list, take, get, close, settle })
