import { finding } from '#contract/finding.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { byNumber } from './by-number.ts'

export const routes: readonly Route[] = bind(finding, { byNumber })
