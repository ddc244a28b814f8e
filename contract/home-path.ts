/** C-10, in a file of its own: a page asks for it before the rest of the contract has arrived (`web/portal/ahead.ts`). */
export const homePath = '/api/vjiyunclient/GetHomeUserInfo'
