/* What other modules need of online payments. */

export { askProvider, bookRefund } from './book-refund.ts'
export { serveNotices } from './notice.ts'
export { type Provider, ProviderFault, StatementFault, type StatementRow, UnsignedAnswer } from './provider.ts'
export { availableMethods, isSimulated, providerOf } from './providers.ts'
export { readOwnPayment } from './refresh.ts'
export { refundApproved, refunding } from './refund.ts'
export { settlePayments } from './settle.ts'
