/*
 * What a page of a member reads first, in a file of its own: a page asks for it before the rest of the contract has
 * arrived (`web/portal/ahead.ts`).
 */

/** C-10. */
export const homePath = '/api/vjiyunclient/GetHomeUserInfo'
/** E-79. */
export const needsPath = '/api/member/needs'
/** C-25. */
export const homeCountsPath = '/api/vjiyuninbound/get_inbound_Home'
