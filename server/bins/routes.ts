import { staffBins } from '#contract/bins.ts'
import { bind } from '#server/http/bind.ts'
import { content } from './content.ts'
import { close, create, createRange, update } from './keep.ts'
import { list } from './list.ts'

export const routes = bind(staffBins, { list, create, createRange, update, close, content })
