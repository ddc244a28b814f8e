/* For scheduled work: members are reminded of long storage (decision record 21). For others: what storage means for them. */
export { pausedMsOf } from './clock.ts'
export { endingParcelIds, endingParcels } from './ending.ts'
export { refuseUnlessStoredTooLong } from './may-leave.ts'
export { remindOfStorage } from './remind.ts'
export { pastStay, type Stay } from './stored.sql.ts'
