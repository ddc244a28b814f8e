import type { Input } from '#contract/wire/operation.ts'
import type { oauth } from '#contract/profile.ts'
import { refuse } from '#server/http/refuse.ts'

/*
 * Signing in through a third party. No provider can be set up so far, so each answers that it is not available (2020),
 * and no ticket that could be valid was ever given (2022).
 */

/** C-07 */
export const authorize = async (): Promise<never> => refuse('social_unavailable')

/** C-07 by POST */
export const exchangeCode = async (): Promise<never> => refuse('social_unavailable')

/** C-08 */
export const signInWithToken = async (
  _call: unknown,
  { bindTicket }: Input<typeof oauth.signInWithToken>,
): Promise<never> => refuse(bindTicket === undefined ? 'social_unavailable' : 'bind_ticket')
