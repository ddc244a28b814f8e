import type { staffMailTexts } from '#contract/mail-texts.ts'
import { asStored, type StoredCode, storedCode } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { cappedTotal, countedAtMost } from '#domain/long-list.ts'
import { type Language, languages } from '#domain/language.ts'
import type { MailWords } from '#domain/mail-words.ts'
import type { AsStaff, ReadCall, WriteCall } from '#server/context.ts'
import { refuse } from '#server/http/refuse.ts'
import { readConfig } from '#server/settings/config.ts'
import { partsOf } from './mail-parts.ts'
import { inOwnName } from './own-name.ts'
import { requireUsable } from './office-faults.ts'
import { isUsable, isWhole } from './stored-texts.ts'
import { mailWords, type StoredText, type WordsInThree } from './stored-texts.sql.ts'
import { mailTextOf, mailTexts } from './texts/all.ts'
import { type MailText, shippedWords, wordsWith } from './texts/mail-text.ts'
import { aboutVariable } from './texts/variables.text.ts'

type Calls = typeof staffMailTexts

/** B-CO-06: every mail, in the order of the product. */
export async function listMailTexts({ db }: ReadCall & AsStaff): Promise<Output<Calls['list']>> {
  const stored = new Map((await mailWords.all(db)).map((row) => [row.key, row]))
  return { list: mailTexts.map((text) => onWire(text, stored.get(text.key))) }
}

/** B-CO-06: mails that are queued from now on have these words. */
export async function setMailText(
  call: WriteCall & AsStaff,
  { key, text: words, version }: Input<Calls['set']>,
): Promise<Output<Calls['set']>> {
  const text = knownText(key)
  for (const language of languages) requireUsable(text, words[storedCode[language]], language)
  const before = await mayChange(call, key, version)
  if (before && isSame(before.words, words)) return onWire(text, before)
  const row = await mailWords.store(call.tx, key, words, call.staff.id)
  await note(call, key, wholeWords(before), words)
  return onWire(text, row)
}

/** B-CO-12 */
export async function previewMailText(
  { db, context }: ReadCall & AsStaff,
  { key, language: code, text: words }: Input<Calls['preview']>,
): Promise<Output<Calls['preview']>> {
  const text = knownText(key)
  const { publicUrl } = context.environment
  const language = languages.find((each) => storedCode[each] === code) ?? 'en'
  if (words) requireUsable(text, words, language)
  const shown = words ?? (await wordsInUse(db, text))[code]
  const letter = wordsWith(shown, language, examplesOf(text, language, publicUrl))
  const { 'site.name': name } = await readConfig(context, db)
  const mail = inOwnName({ ...letter, kind: text.kind, language }, name)
  const { text: plain, html } = partsOf(mail, publicUrl)
  return { subject: mail.subject, text: plain, html }
}

/** B-CO-13 */
export async function resetMailText(
  call: WriteCall & AsStaff,
  { key, version }: Input<Calls['reset']>,
): Promise<Output<Calls['reset']>> {
  const text = knownText(key)
  const before = await mayChange(call, key, version)
  if (!before) return onWire(text, undefined)
  await mailWords.remove(call.tx, key)
  await note(call, key, wholeWords(before), null)
  return onWire(text, undefined)
}

/** B-CO-14 */
export async function mailTextHistory(
  { db }: ReadCall & AsStaff,
  input: Input<Calls['history']>,
): Promise<Output<Calls['history']>> {
  const { key, after = null, pageSize } = input
  const [rows, { total }] = await Promise.all([
    mailWords.listChanges(db, key, after, pageSize + 1),
    mailWords.countChanges(db, key, countedAtMost),
  ])
  const list = rows.slice(0, pageSize)
  return { list, next: rows.length > pageSize ? (list.at(-1)?.id ?? null) : null, ...cappedTotal(total) }
}

/** What a script stored may have any shape; the mail is then sent as shipped, and so it is told. */
const wholeWords = (row: StoredText | undefined): WordsInThree | null => (row && isWhole(row.words) ? row.words : null)

const knownText = (key: string): MailText => mailTextOf(key) ?? refuse('staff_not_found')

async function mayChange({ tx }: WriteCall & AsStaff, key: string, version: number) {
  const found = await mailWords.lock(tx, key)
  if ((found?.version ?? 0) !== version) refuse('version_conflict')
  return found
}

async function note(
  { tx, staff, audit }: WriteCall & AsStaff,
  key: string,
  before: WordsInThree | null,
  after: WordsInThree | null,
) {
  const { id } = await mailWords.noteChange(tx, { key, before, after, staffId: staff.id })
  audit({ kind: 'mailTexts', id })
}

async function wordsInUse(db: ReadCall['db'], text: MailText): Promise<WordsInThree> {
  const stored = await mailWords.words(db, text.key)
  return stored && isUsable(text, stored.words) ? stored.words : shippedInThree(text)
}

const shippedInThree = (text: MailText): WordsInThree => ({
  cn: shippedWords(text, 'zh-Hans'),
  en: shippedWords(text, 'zh-Hant'),
  sh: shippedWords(text, 'en'),
})

const examplesOf = (text: MailText, language: Language, publicUrl: string) =>
  Object.fromEntries(
    text.variables.map((name) => {
      const { form, example } = aboutVariable(name)
      return [name, form === 'link' ? publicUrl + example[language] : example[language]]
    }),
  )

function onWire(text: MailText, row: StoredText | undefined): Output<Calls['set']> {
  return {
    key: text.key,
    kind: text.kind,
    variables: text.variables.map((name) => {
      const { form, isRequired, meaning, example } = aboutVariable(name)
      return { name, form, isRequired, meaning: asStored(meaning), example: asStored(example) }
    }),
    default: shippedInThree(text),
    stored: wholeWords(row),
    isWrong: row !== undefined && !isUsable(text, row.words),
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
  }
}

const codes = Object.values(storedCode)

const isSame = (one: WordsInThree, other: WordsInThree) =>
  codes.every((code: StoredCode) => isSameWords(one[code], other[code]))

const isSameWords = (one: MailWords | undefined, other: MailWords) =>
  one?.subject === other.subject && one.body === other.body
