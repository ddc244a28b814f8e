/*
 * What a member is told of. A kind of mail that is missing here does not compile, so nobody can add one without deciding
 * to which group its notice belongs.
 */

export const eventGroups = ['orders', 'parcels', 'money', 'account', 'rules', 'replies'] as const
export type EventGroup = (typeof eventGroups)[number]

export const noticeChannels = ['mail', 'site', 'push', 'sms'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** How long a notice is kept; the page of notices says so. */
export const noticesKeptDays = 180

interface MemberEvent {
  readonly group: EventGroup
  /** Worth a text message, if the member asked for those. */
  readonly isUrgent?: true
  /** The page that helps once somebody is logged in, where the mail leads to one for visitors. */
  readonly page?: string
}

export const memberEvents = {
  ORDER_PAID: { group: 'orders' },
  ORDER_SHIPPED: { group: 'orders' },
  ORDER_READY: { group: 'orders' },
  ORDER_CANCELLED: { group: 'orders' },
  ORDER_CHANGED: { group: 'orders' },
  ORDER_COMPENSATED: { group: 'orders' },
  WEIGHT_REFUND: { group: 'orders' },
  SUPPLEMENT_DUE: { group: 'orders', isUrgent: true },
  DISPUTE_DECIDED: { group: 'orders' },
  RULE_ASKS: { group: 'orders' },
  PARCEL_RECEIVED: { group: 'parcels' },
  PARCEL_UNDONE: { group: 'parcels' },
  PARCEL_ABNORMAL: { group: 'parcels', isUrgent: true },
  CLAIM_APPROVED: { group: 'parcels' },
  CLAIM_REJECTED: { group: 'parcels' },
  PARCEL_CLOSED: { group: 'parcels', isUrgent: true },
  PARCEL_QUESTION: { group: 'parcels', isUrgent: true },
  PARCEL_SERVICE: { group: 'parcels' },
  PARCEL_TRANSFER: { group: 'parcels' },
  STORAGE_REMINDER: { group: 'parcels' },
  STORAGE_EXTENDED: { group: 'parcels' },
  BANK_TRANSFER_APPROVED: { group: 'money' },
  BANK_TRANSFER_CREDITED: { group: 'money' },
  BANK_TRANSFER_REJECTED: { group: 'money' },
  COINS_EXPIRING: { group: 'money' },
  WELCOME: { group: 'account' },
  PASSWORD_CHANGED: { group: 'account', isUrgent: true, page: '/basicInformation' },
  PROFILE_CHANGED: { group: 'account', isUrgent: true, page: '/basicInformation' },
  SIGN_IN_FACTOR: { group: 'account', isUrgent: true, page: '/basicInformation' },
  SIGN_IN_LINKED: { group: 'account', isUrgent: true, page: '/basicInformation' },
  SIGN_IN_GUESSED: { group: 'account', isUrgent: true, page: '/updatePassward' },
  DELETION_ASKED: { group: 'account', isUrgent: true },
  DELETION_REFUSED: { group: 'account' },
  RULE_PLANNED: { group: 'rules' },
  RULE_PAUSED: { group: 'rules' },
  FEEDBACK_REPLY: { group: 'replies' },
} as const satisfies Readonly<Record<string, MemberEvent>>

export type MemberEventKind = keyof typeof memberEvents

/**
 * Mails that leave no notice: a link that proves an address must be read at that address, an erased member reads
 * nothing here any more, and staff have no notices.
 */
export const mailsAlone = [
  'ACTIVATION',
  'RESET',
  'FIRST_PASSWORD',
  'ACCOUNT_ERASED',
  'STAFF_CHANGED',
  'STAFF_OWN_CHANGED',
  'STAFF_INVITED',
  'STAFF_MONEY',
  'STAFF_TEST',
] as const

export type MailKind = MemberEventKind | (typeof mailsAlone)[number]

export const eventOf = (kind: MailKind): MemberEvent | null =>
  Object.hasOwn(memberEvents, kind) ? memberEvents[kind as MemberEventKind] : null

/** Mails about these are never needed to follow one's money, parcels, orders or account, and can be switched off. */
const mailIsOptional: ReadonlySet<EventGroup> = new Set(['rules'])

/** Groups with an urgent event. */
const mayText: ReadonlySet<EventGroup> = new Set(['orders', 'parcels', 'account'])

export type ChannelState = 'choice' | 'fixed' | 'none'

/** Whether a member may switch it, must have it, or cannot have it. */
export function channelState(group: EventGroup, channel: NoticeChannel): ChannelState {
  if (channel === 'mail') return mailIsOptional.has(group) ? 'choice' : 'fixed'
  if (channel === 'sms') return mayText.has(group) ? 'choice' : 'none'
  return group === 'account' ? 'fixed' : 'choice'
}

/** Until the member chooses. A text message is never sent unasked. */
export const isOnAtFirst = (channel: NoticeChannel): boolean => channel !== 'sms'

export interface NoticeChoice {
  readonly group: EventGroup
  readonly channel: NoticeChannel
  readonly isOn: boolean
}

/** What is fixed stays on, whatever is stored. */
export function isOn(choices: readonly NoticeChoice[], group: EventGroup, channel: NoticeChannel): boolean {
  const state = channelState(group, channel)
  if (state !== 'choice') return state === 'fixed'
  return choices.find((each) => each.group === group && each.channel === channel)?.isOn ?? isOnAtFirst(channel)
}
