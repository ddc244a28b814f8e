/* For the second person's word about an order: which requests there are, and what each sets off. */

export { adjustApproved, adjusting } from './changing/adjust.ts'
export { cancelApproved, cancelling } from './changing/cancel.ts'
export { compensateDelayApproved, compensatingDelay } from './changing/compensate-delay.ts'
export { compensateLossApproved, compensatingLoss } from './changing/compensate-loss.ts'

/* For the parcel that shows its weighings: where a doubt about one stands. */
export { parcelDisputes } from './disputes/parcel-disputes.ts'
export { noteSeen } from './disputes/seen.ts'

/* For what a standing rule does by itself (decision record 20). */
export { applyByRule, dueByRule, payByRule } from './applying/by-rule.ts'
