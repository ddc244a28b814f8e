import { sql } from '#server/database/db.ts'
export const all = sql
