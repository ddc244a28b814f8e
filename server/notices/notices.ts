import type { EventGroup } from '#domain/member-event.ts'
import { isOff } from './choices.sql.ts'

export { findRefused as refusedAddressOf, forgetRefused, isRefused, noteRefused } from './refused-address.sql.ts'
export { serveUnsubscribe } from './unsubscribe.ts'
export { unsubscribeLink } from './unsubscribe-link.ts'
export { startNoticeRelay } from './relay.ts'
export { leaveNotice, type Letter } from './leave.ts'

/** For the outbox: a member switched mails about this off. */
export const mailIsOff = (memberId: string, group: EventGroup) => isOff(memberId, group, 'mail')
