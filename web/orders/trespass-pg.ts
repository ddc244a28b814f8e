import pg from 'pg'
export const all = pg
