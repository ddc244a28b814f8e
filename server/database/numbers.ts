import { businessOffsetMinutes } from '#domain/date-range.ts'
import { permute } from '#domain/serial.ts'
import { memberNumber } from '#domain/member-number.ts'
import { sql } from './db.ts'
import type { Context } from '#server/context.ts'

/*
 * Public numbers come from blocks of serials, taken in a short transaction of their own, through a keyed permutation:
 * no order waits for another's commit, and nobody can count our orders from outside. Gaps are allowed.
 */

const blockSize = 50
const size = 900_000
const first = 100_000

interface Block {
  next: number
  end: number
}
const blocks = new WeakMap<Context, Map<string, Promise<Block>>>()

/** `JH` or `ZY` + yymmdd of the business day + 6 digits. */
export async function drawOrderNumber(context: Context, prefix: 'JH' | 'ZY', day: string): Promise<string> {
  const name = `${prefix}-${day}`
  return `${prefix}${day}${await drawDigits(context, name)}`
}

export async function drawTransferNumber(context: Context, day: string): Promise<string> {
  return `BT${day}${await drawDigits(context, `BT-${day}`)}`
}

/** Of an online payment (`PY`) or its refund (`RF`), as the provider knows it too. */
export async function drawPaymentNumber(context: Context, prefix: 'PY' | 'RF'): Promise<string> {
  const day = businessDay()
  return `${prefix}${day}${await drawDigits(context, `${prefix}-${day}`)}`
}

/** `JY` + 6 digits + a check digit. */
export async function drawMemberNumber(context: Context): Promise<string> {
  return memberNumber(Number(await drawDigits(context, 'member')))
}

/** Today in the business zone: `2026-11-21`. */
export const businessDate = (now = Date.now()) =>
  new Date(now + businessOffsetMinutes * 60_000).toISOString().slice(0, 10)

/** The same as yymmdd. */
export const businessDay = (now = Date.now()) => businessDate(now).slice(2).replaceAll('-', '')

async function drawDigits(context: Context, name: string): Promise<string> {
  const serial = await drawSerial(context, name)
  if (serial >= size) throw new Error(`the numbers of ${name} are used up`)
  const key = [...context.keyFor(`number-${name.split('-')[0]}`).subarray(0, 32)]
  return String(first + permute(serial, size, key))
}

async function drawSerial(context: Context, name: string): Promise<number> {
  const mine = blocks.get(context) ?? new Map<string, Promise<Block>>()
  blocks.set(context, mine)
  for (;;) {
    const pending = mine.get(name) ?? takeBlock(context, name)
    mine.set(name, pending)
    const block = await pending.catch((error: unknown) => {
      mine.delete(name)
      throw error
    })
    if (block.next < block.end) return block.next++
    // Only the caller that finds the block used up opens the next one; the others wait for it here.
    if (mine.get(name) === pending) mine.delete(name)
  }
}

async function takeBlock(context: Context, name: string): Promise<Block> {
  const { next } = await context.database.keep((tx) =>
    tx.row(sql<{ next: number }>`
      insert into number_blocks (name, next_serial) values (${name}, ${blockSize})
      on conflict (name) do update set next_serial = number_blocks.next_serial + ${blockSize}
      returning next_serial - ${blockSize} as next`),
  )
  return { next, end: next + blockSize }
}
