import { join } from 'node:path'
export const all = join
