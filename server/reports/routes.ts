import { reports } from '#contract/reports.ts'
import { bind, type Route } from '#server/http/bind.ts'
import { dashboard } from './dashboard.ts'
import { find } from './find.ts'

export const routes: readonly Route[] = bind(reports, { dashboard, find })
