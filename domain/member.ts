import { can, type Moves } from './moves.ts'

export const memberStates = ['pending', 'active', 'disabled', 'erased'] as const
export const sessionStates = ['live', 'ended'] as const

export type MemberState = (typeof memberStates)[number]
export type SessionState = (typeof sessionStates)[number]

/** The state table of members. */
export const memberMoves = {
  register: { from: [null], to: 'pending' },
  activate: { from: ['pending'], to: 'active' },
  disable: { from: ['active'], to: 'disabled' },
  enable: { from: ['disabled'], to: 'active' },
  // At the member's request; an anonymous number remains (decision record 25).
  erase: { from: ['active', 'disabled'], to: 'erased' },
  // A day has passed and the same email address registers again; its referral is removed too.
  replace: { from: ['pending'], to: null },
} as const satisfies Moves<MemberState>

/** Every end of a session is the same transition. */
export const sessionMoves = {
  signIn: { from: [null], to: 'live' },
  logout: { from: ['live'], to: 'ended' },
  expire: { from: ['live'], to: 'ended' },
  changePassword: { from: ['live'], to: 'ended' },
  disable: { from: ['live'], to: 'ended' },
} as const satisfies Moves<SessionState>

export const memberCan = can(memberMoves, (member: { readonly state: MemberState }) => member.state)
