import { sql } from '#server/db.ts'
export const all = sql
