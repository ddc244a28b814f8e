import type { staffCodeTexts } from '#contract/code-texts.ts'
import { asStored, type StoredText, storedCode } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { languages } from '#domain/language.ts'
import { placeholderFaults, placeholdersIn } from '#domain/placeholders.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { type CodeText, codeTextOf, codeTexts } from './catalogue.ts'
import { codeWords, type StoredCodeText } from './code-texts.sql.ts'
import { faultText } from './office.text.ts'
import { isUsable, isWhole } from './usable.ts'

type Calls = typeof staffCodeTexts
type Row = Output<Calls['set']>

/** B-CO-15 */
export async function listCodeTexts(
  { db }: ReadCall & AsStaff,
  { keyword = '', kind, state, after, pageSize }: Input<Calls['list']>,
): Promise<Output<Calls['list']>> {
  const stored = new Map((await codeWords.all(db)).map((row) => [row.key, row]))
  const sought = keyword.toLowerCase()
  const found = codeTexts
    .map((text) => onWire(text, stored.get(text.key)))
    .filter(
      (row) =>
        (kind === undefined || row.kind === kind) &&
        (state === undefined || stateOf(row) === state) &&
        saidBy(row).toLowerCase().includes(sought),
    )
  const from = after === undefined ? 0 : found.findIndex(({ key }) => key === after) + 1
  const list = found.slice(from, from + pageSize)
  const next = from + pageSize < found.length ? (list.at(-1)?.key ?? null) : null
  return { list, next, total: found.length }
}

/** B-CO-16: answers have these words within a few seconds (`code-texts.ts`). */
export async function setCodeText(
  call: WriteCall & AsStaff,
  { key, text: words, version }: Input<Calls['set']>,
): Promise<Row> {
  const text = knownText(key)
  requireUsable(text, words)
  const before = await mayChange(call, key, version)
  if (isSame(before?.words ?? asStored(text.shipped), words)) return onWire(text, before)
  const row = await codeWords.store(call.tx, key, words, call.staff.id)
  await note(call, key, before, words)
  return onWire(text, row)
}

/** B-CO-17 */
export async function resetCodeText(call: WriteCall & AsStaff, { key, version }: Input<Calls['reset']>): Promise<Row> {
  const text = knownText(key)
  const before = await mayChange(call, key, version)
  if (!before) return onWire(text, undefined)
  await codeWords.remove(call.tx, key)
  await note(call, key, before, null)
  return onWire(text, undefined)
}

/** B-CO-18 */
export async function codeTextHistory(
  { db }: ReadCall & AsStaff,
  input: Input<Calls['history']>,
): Promise<Output<Calls['history']>> {
  const { key, after = null, pageSize } = input
  const [rows, { total }] = await Promise.all([
    codeWords.listChanges(db, key, after, pageSize + 1),
    codeWords.countChanges(db, key, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total) }
}

const knownText = (key: string): CodeText => codeTextOf(key) ?? refuse('staff_not_found')

/** Refuses words that drop or invent a placeholder (9008), and other English than the specification has. */
function requireUsable({ shipped, isEnglishFixed }: CodeText, words: StoredText): void {
  if (isEnglishFixed && words.sh !== shipped.en) refuseFields({ 'text.sh': 'field_english_fixed' })
  for (const language of languages) {
    const code = storedCode[language]
    const faults = placeholderFaults(words[code], shipped[language])
    if (!faults) continue
    const variables = [...faults.missing, ...faults.unknown]
    refuse('mail_variable', { text: faultText(faults, language), field: `text.${code}`, variables })
  }
}

async function mayChange({ tx }: WriteCall & AsStaff, key: string, version: number) {
  const found = await codeWords.lock(tx, key)
  if ((found?.version ?? 0) !== version) refuse('version_conflict')
  return found
}

async function note(
  { tx, staff, audit }: WriteCall & AsStaff,
  key: string,
  before: StoredCodeText | undefined,
  after: StoredText | null,
) {
  const { id } = await codeWords.noteChange(tx, { key, before: wholeWords(before), after, staffId: staff.id })
  audit({ kind: 'codeTexts', id })
}

/** What a script stored may have any shape; members then read the shipped words, and so it is told. */
const wholeWords = (row: StoredCodeText | undefined): StoredText | null =>
  row && isWhole(row.words) ? row.words : null

const onWire = (text: CodeText, row: StoredCodeText | undefined): Row => ({
  key: text.key,
  kind: text.kind,
  place: text.place,
  isEnglishFixed: text.isEnglishFixed,
  placeholders: [...placeholdersIn(text.shipped.en)],
  default: asStored(text.shipped),
  stored: wholeWords(row),
  isWrong: row !== undefined && !isUsable(text, row.words),
  version: row?.version ?? 0,
  changedAt: row?.changedAt ?? null,
  changedBy: row?.changedBy ?? null,
})

const stateOf = ({ version, isWrong }: Row) => (isWrong ? 'wrong' : version === 0 ? 'shipped' : 'own')

/** Where the sought words may be. */
const saidBy = ({ key, default: shipped, stored }: Row) =>
  [key, ...Object.values(shipped), ...Object.values(stored ?? {})].join('\n')

const isSame = (one: StoredText, other: StoredText) =>
  Object.values(storedCode).every((code) => one[code] === other[code])
