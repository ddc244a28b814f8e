import * as addresses from './addresses.ts'
import * as channels from './channels.ts'
import * as content from './content.ts'
import * as files from './files.ts'
import * as ledger from './ledger.ts'
import * as members from './members.ts'
import type { Operation } from './operation.ts'
import * as orders from './orders.ts'
import * as parcels from './parcels.ts'
import * as staff from './staff.ts'
import * as topups from './topups.ts'
import * as warehouses from './warehouses.ts'

const rooms = [addresses, channels, content, files, ledger, members, orders, parcels, staff, topups, warehouses]

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'methods' in value && 'path' in value && 'who' in value

/** Every call that is built, once: the router, OpenAPI and the coverage tests read this list. */
export const operations: readonly Operation[] = rooms
  .flatMap((room) => Object.values(room))
  .flatMap((exported) => Object.values(exported))
  .filter(isOperation)
