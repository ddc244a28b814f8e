/* For approvals of orders: which requests there are, and what each runs. */

export { adjustApproved, adjusting } from './changing/adjust.ts'
export { cancelApproved, cancelling } from './changing/cancel.ts'
export { compensateDelayApproved, compensatingDelay } from './changing/compensate-delay.ts'
export { compensateLossApproved, compensatingLoss } from './changing/compensate-loss.ts'

/* For the parcel that shows its weighings: the state of a dispute about one. */
export { parcelDisputes } from './disputes/parcel-disputes.ts'
export { noteSeen } from './disputes/seen.ts'

/* For what a standing rule does automatically (decision record 20). */
export { applyByRule, dueByRule, payByRule } from './applying/by-rule.ts'

/* For the home page of members, which says the same of an order as their lists. */
export { isMeasuredAgain } from './reading/lists.sql.ts'

/* For its receipt. */
export { readOwnOrder } from './reading/whole.ts'

/* For tracking: when orders arrive, and who carries them. */
export { carrierCode } from './carrier.sql.ts'
export { carrierPage } from './carrier-pages.ts'
export { expectedArrivals } from './reading/expected.ts'

/* For the public pages: how long orders usually take. */
export { findUsualDays } from './reading/usual-days.sql.ts'
