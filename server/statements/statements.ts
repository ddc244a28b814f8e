/* What other modules need of the daily check of online payments. */

export { checkStatements } from './check.ts'
export { bookRefundApproved, booking, closeApproved, closing } from './mend.ts'
