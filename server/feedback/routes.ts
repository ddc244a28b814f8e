import { feedback, staffFeedback } from '#contract/feedback.ts'
import { bind, type Route } from '#server/bind.ts'
import { create } from './create.ts'
import { listMine } from './list.ts'
import { reply } from './reply.ts'

export const routes: readonly Route[] = [...bind(feedback, { create, listMine }), ...bind(staffFeedback, { reply })]
