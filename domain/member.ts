import { can, type Moves } from './moves.ts'

export const memberStates = ['pending', 'active', 'disabled', 'erased'] as const
export const sessionStates = ['live', 'ended'] as const

export type MemberState = (typeof memberStates)[number]
export type SessionState = (typeof sessionStates)[number]

/** Contract D8. */
export const memberMoves = {
  register: { from: [null], to: 'pending', by: ['visitor'] },
  activate: { from: ['pending'], to: 'active', by: ['visitor', 'system'] },
  disable: { from: ['active'], to: 'disabled', by: ['service'] },
  enable: { from: ['disabled'], to: 'active', by: ['service'] },
  // The member asked for it; what is left is a number with nobody behind it (decision record 25).
  erase: { from: ['active', 'disabled'], to: 'erased', by: ['service'] },
  // A day has passed and the same e-mail address registers again; its referral goes with it.
  replace: { from: ['pending'], to: null, by: ['visitor'] },
} as const satisfies Moves<MemberState>

/** Contract D8: every way out is the same way. */
export const sessionMoves = {
  signIn: { from: [null], to: 'live', by: ['visitor'] },
  logout: { from: ['live'], to: 'ended', by: ['member'] },
  expire: { from: ['live'], to: 'ended', by: ['system'] },
  changePassword: { from: ['live'], to: 'ended', by: ['member', 'visitor'] },
  disable: { from: ['live'], to: 'ended', by: ['service'] },
} as const satisfies Moves<SessionState>

export const memberCan = can(memberMoves, (member: { readonly state: MemberState }) => member.state)
