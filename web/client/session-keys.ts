/** Where a member's session lies in local storage. */
export const memberKeys = { token: 'token', userId: 'userid' } as const
