/* For scheduled work: members are reminded of long storage (decision record 21). */
export { pausedMsOf } from './clock.ts'
export { endingParcelIds, endingParcels } from './ending.ts'
export { remindOfStorage } from './remind.ts'
