import { can, type Moves } from './moves.ts'

export const referralStates = ['pending', 'held', 'rewarded', 'void'] as const

export type ReferralState = (typeof referralStates)[number]

type Reviewable = { readonly isToReview: boolean }

const isToReview = (referral: Reviewable) => referral.isToReview

/** The state table of referrals: a reward that somebody has to review is held, never lost. */
export const referralMoves = {
  register: { from: [null], to: 'pending' },
  reward: { from: ['pending'], to: 'rewarded' },
  hold: { from: ['pending'], to: 'held' },
  release: { from: ['held'], to: 'rewarded' },
  // A signal was found after it was paid, and a person leaves it as it is.
  keep: { from: ['rewarded'], to: 'same', when: isToReview },
  lapse: { from: ['pending'], to: 'void' },
  void: { from: ['pending', 'held', 'rewarded'], to: 'void' },
} as const satisfies Moves<ReferralState>

export const referralCan = can(referralMoves, ({ state }: { readonly state: ReferralState }) => state)

export const holdReasons = [
  'inviterInactive',
  'samePhone',
  'sameEmail',
  'sameReceiver',
  'sameDevice',
  'samePayer',
  'throwAwayMail',
  'sameNetwork',
  'monthCap',
  'totalCap',
] as const

/** Why a reward waits for review, or is reviewed again after it was paid. */
export type HoldReason = (typeof holdReasons)[number]

export type ReferralSignals = {
  readonly isInviterActive: boolean
  /** The inviter, or another friend of the inviter, has the same phone number. */
  readonly hasSamePhone: boolean
  /** The same mailbox in another spelling. */
  readonly hasSameMailbox: boolean
  /** They send to a phone number that the inviter, or another friend, sends to. */
  readonly hasSameReceiver: boolean
  /**
   * The browser and network of a sign-in of the inviter's; several friends of one network are counted in `fromNetwork`.
   */
  readonly hasSameDevice: boolean
  /** A transfer of theirs came from an account that also paid for the inviter, or for another friend of theirs. */
  readonly hasSamePayer: boolean
  readonly hasThrowAwayMail: boolean
  /** Friends who registered from this network within a day, including this one. */
  readonly fromNetwork: number
  /** Rewards paid to the inviter this month, and in total. */
  readonly paidThisMonth: number
  readonly paidInAll: number
}

export type ReferralLimits = { readonly perMonth: number; readonly inAll: number; readonly perNetworkDay: number }

/** Why not to pay at once; if empty, the reward is paid. */
export function reasonsToHold(signals: ReferralSignals, limits: ReferralLimits): readonly HoldReason[] {
  const speaks: Readonly<Record<HoldReason, boolean>> = {
    inviterInactive: !signals.isInviterActive,
    samePhone: signals.hasSamePhone,
    sameEmail: signals.hasSameMailbox,
    sameReceiver: signals.hasSameReceiver,
    sameDevice: signals.hasSameDevice,
    samePayer: signals.hasSamePayer,
    throwAwayMail: signals.hasThrowAwayMail,
    sameNetwork: signals.fromNetwork >= limits.perNetworkDay,
    monthCap: signals.paidThisMonth >= limits.perMonth,
    totalCap: signals.paidInAll >= limits.inAll,
  }
  return holdReasons.filter((reason) => speaks[reason])
}

/** The mailbox behind the spellings of an address: without a `+tag`, and without the dots that Gmail ignores. */
export function mailboxOfEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const [name = ''] = address.slice(0, at).split('+')
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Domains of disposable addresses. Domains reserved for examples and tests are not among them. */
const throwAwayDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '10minutemail.net',
  '20minutemail.com',
  'burnermail.io',
  'discard.email',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'getairmail.com',
  'getnada.com',
  'guerrillamail.com',
  'guerrillamail.info',
  'guerrillamail.net',
  'guerrillamail.org',
  'inboxbear.com',
  'linshiyouxiang.net',
  'mailcatch.com',
  'maildrop.cc',
  'mailinator.com',
  'mailnesia.com',
  'mailsac.com',
  'mail-temp.com',
  'minuteinbox.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'sharklasers.com',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempmail.com',
  'tempmailo.com',
  'throwawaymail.com',
  'trashmail.com',
  'trashmail.de',
  'yopmail.com',
  'yopmail.fr',
])

export const isThrowAway = (address: string) => throwAwayDomains.has(address.slice(address.lastIndexOf('@') + 1))
