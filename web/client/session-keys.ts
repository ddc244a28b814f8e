/** The keys of a member's session in local storage. */
export const memberKeys = { token: 'token', userId: 'userid' } as const
