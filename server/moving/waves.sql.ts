import { type Db, sql, type Tx } from '#server/database/db.ts'

/* Waves of first-password mails. */

export interface Wave {
  readonly id: string
  readonly size: number
  readonly sent: number
  readonly state: 'sending' | 'paused' | 'sent'
}

const columns = sql`id, size, sent, state`

export const latestWave = (db: Db) =>
  db.find(sql<Wave>`select ${columns} from first_mail_waves order by started_at desc, id desc limit 1`)

/** Undefined while another is not sent to its end. */
export const insertWave = (tx: Tx, staffId: string, size: number) =>
  tx.find(sql<Wave>`
    insert into first_mail_waves (size, started_by) values (${size}, ${staffId})
    on conflict ((true)) where state <> 'sent' do nothing returning ${columns}`)

export const findWave = (db: Db, id: string) =>
  db.find(sql<Wave>`select ${columns} from first_mail_waves where id = ${id}`)

export const moveWave = (tx: Tx, id: string, from: Wave['state'], to: Wave['state']) =>
  tx.run(sql`update first_mail_waves set state = ${to}, changed_at = now() where id = ${id} and state = ${from}`)

export const takeWave = (tx: Tx) =>
  tx.find(sql<Wave>`
    select ${columns} from first_mail_waves where state = 'sending' limit 1 for no key update skip locked`)

export const noteSent = (tx: Tx, id: string, sent: number) =>
  tx.run(sql`update first_mail_waves set sent = sent + ${sent}, changed_at = now() where id = ${id}`)
