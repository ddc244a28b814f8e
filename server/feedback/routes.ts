import { feedback, staffFeedback, surveys } from '#contract/feedback.ts'
import { bind, bindReport, type Route } from '#server/http/bind.ts'
import { create } from './create.ts'
import { listMine } from './list.ts'
import { reply } from './reply.ts'
import { exportSurveys, searchSurveys } from './surveys.ts'

export const routes: readonly Route[] = [
  ...bind(feedback, { create, listMine }),
  ...bind(staffFeedback, { reply }),
  bindReport(surveys.search, searchSurveys, exportSurveys),
]
