import { staffStatements } from '#contract/statements.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { fetch, list, listDifferences } from './list.ts'
import { ask, bookRefund, close } from './mend.ts'

export const routes: readonly Route[] = bind(staffStatements, { list, fetch, listDifferences, ask, bookRefund, close })
