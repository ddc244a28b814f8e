import { consignees, consignors } from '#contract/addresses.ts'
import { bind } from '#server/http/bind.ts'
import { book } from './book.ts'

export const routes = [...bind(consignors, book('consignor')), ...bind(consignees, book('consignee'))]
