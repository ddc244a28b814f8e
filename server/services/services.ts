/* What other modules may do with the services asked for on parcels. */
export { giveBackStranded, withdrawServicesOf } from './close.ts'
