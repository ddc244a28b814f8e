/* For the clock: members are reminded of what lies long (decision record 21). */
export { endingParcelIds, endingParcels } from './ending.ts'
export { remindOfStorage } from './remind.ts'
