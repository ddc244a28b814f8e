import type { Context } from '#server/context.ts'
import { actOnRuns } from './act.ts'
import { planRuns } from './plan.ts'

/* For the home page: why a rule asks, or has paused. */
export { explainedStep } from './list.ts'

/** Scheduled: does what members have set up to happen automatically, and tells them beforehand. */
export async function followRules(context: Context): Promise<void> {
  await planRuns(context)
  await actOnRuns(context)
}
