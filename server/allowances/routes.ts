import { allowances } from '#contract/allowances.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { ofReceivers } from './of-receivers.ts'

export const routes: readonly Route[] = bind(allowances, { ofReceivers })
