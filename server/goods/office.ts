import type { staffGoodsWords } from '#contract/goods-check.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { makeFinder } from '#domain/goods-finder.ts'
import { keyOf } from '#domain/goods-key.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { noteChange } from '#server/places/places.ts'
import { categoryOf, countKept, listKept, storeWord } from './office.sql.ts'
import { deleteUnknown, findCategories, findUnknownWith } from './sql.ts'

type Calls = typeof staffGoodsWords

/** B-MD-19 */
export async function listWords({ db }: ReadCall, input: Input<Calls['list']>): Promise<Output<Calls['list']>> {
  const { after = null, pageSize, keyword = '', ...filter } = input
  const asked = { ...filter, keyword: keyOf(keyword).key }
  const [rows, { total }, categories] = await Promise.all([
    listKept(db, asked, after, pageSize + 1),
    countKept(db, asked),
    findCategories(db),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.word ?? null) : null, total, categories }
}

/** B-MD-20 */
export async function assignWord(
  call: WriteCall & AsStaff,
  { word: typed, categoryCode }: Input<Calls['assign']>,
): Promise<Output<Calls['assign']>> {
  const { tx, staff } = call
  if (!(await findCategories(tx)).some(({ code }) => code === categoryCode))
    refuseFields({ categoryCode: 'field_choice' })
  const word = keyOf(typed).key
  if (word === '') refuseFields({ word: 'field_required' })
  const before = await categoryOf(tx, word)
  if (before?.categoryCode === categoryCode) return { word, categoryCode }
  await storeWord(tx, word, categoryCode, staff.id)
  const find = makeFinder([{ word, categoryCode }])
  const answered = (await findUnknownWith(tx, word)).filter((each) => find(each.word).length > 0)
  await deleteUnknown(
    tx,
    answered.map(({ id }) => id),
  )
  await noteChange(call, {
    kind: 'goodsWord',
    key: word,
    before: before ? { ...before } : null,
    after: { categoryCode },
  })
  return { word, categoryCode }
}
