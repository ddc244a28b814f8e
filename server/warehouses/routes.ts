import { regions, warehouses } from '#contract/warehouses.ts'
import { bind } from '#server/http/bind.ts'
import { list } from './list.ts'
import { tree } from './regions.ts'

export const routes = [...bind(warehouses, { list }), ...bind(regions, { tree })]
