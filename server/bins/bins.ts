/** What other modules ask of bins: where something may be put, and what lies in one. */

export { putThere } from './content.sql.ts'
export { changedBin } from './list.ts'
export { findBin } from './list.sql.ts'
export { faultOfShelf, holdPlace, takePlace } from './place.ts'
export { countInBin, hasBins, lockBinByCode, lockBinById } from './place.sql.ts'
export { readsIn, refuseOtherWarehouse } from './scope.ts'
export { settleNumber, settleParcels } from './settle.sql.ts'
