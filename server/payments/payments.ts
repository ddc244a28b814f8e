/* What other modules need of online payments. */

export { serveNotices } from './notice.ts'
export { availableMethods, isSimulated } from './providers.ts'
export { readOwnPayment } from './refresh.ts'
export { refundApproved, refunding } from './refund.ts'
export { settlePayments } from './settle.ts'
