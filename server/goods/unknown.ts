import type { staffGoodsWords } from '#contract/goods-check.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { makeFinder } from '#domain/goods-finder.ts'
import { keyOf } from '#domain/goods-key.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import {
  countUnknown,
  deleteUnknown,
  dismissUnknown,
  findCategories,
  findUnknown,
  findUnknownWith,
  insertWord,
  lockUnknown,
} from './sql.ts'

type List = typeof staffGoodsWords.listUnknown
type Settle = typeof staffGoodsWords.settle

/** B-CO-09. */
export async function listUnknown({ db }: ReadCall, input: Input<List>): Promise<Output<List>> {
  const { after = null, pageSize, keyword = '' } = input
  const sought = keyOf(keyword).key
  const [rows, total, categories] = await Promise.all([
    findUnknown(db, sought, after, pageSize + 1),
    countUnknown(db, sought, countedAtMost),
    findCategories(db),
  ])
  const list = rows.slice(0, pageSize)
  const next = rows.length > pageSize ? (list.at(-1)?.id ?? null) : null
  return { list, next, ...cappedTotal(total), categories }
}

/** B-CO-10: once settled, a word leaves the list, together with all other texts that contain it. */
export async function settle(call: WriteCall & AsStaff, ask: Input<Settle>): Promise<Output<Settle>> {
  const { tx, staff } = call
  const unknown = await lockUnknown(tx, ask.id)
  if (!unknown) refuse('not_found')
  if (unknown.isDismissed) refuse('staff_state')
  const { categoryCode } = ask
  if (categoryCode === undefined) {
    await dismissUnknown(tx, ask.id)
    call.audit({ kind: 'goods_word', id: ask.id, before: { word: unknown.word }, after: { dismissed: true } })
    return { word: null, categoryCode: null }
  }
  const categories = await findCategories(tx)
  if (!categories.some(({ code }) => code === categoryCode)) refuseFields({ categoryCode: 'field_choice' })
  const word = keyOf(ask.word ?? unknown.word).key
  const find = makeFinder([{ word, categoryCode }])
  // Otherwise what visitors asked about would still be unknown.
  if (find(unknown.word).length === 0) refuseFields({ word: 'field_goods_word' })
  if ((await insertWord(tx, { word, categoryCode, staffId: staff.id })) === 0) refuse('staff_state')
  const answered = (await findUnknownWith(tx, word)).filter((each) => find(each.word).length > 0)
  await deleteUnknown(
    tx,
    answered.map(({ id }) => id),
  )
  call.audit({ kind: 'goods_word', id: ask.id, before: { word: unknown.word }, after: { word, categoryCode } })
  return { word, categoryCode }
}
