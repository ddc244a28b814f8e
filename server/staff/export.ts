import { staffRoleText } from '#contract/codes.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input } from '#contract/wire/operation.ts'
import type { staffAccounts } from '#contract/staff-accounts.ts'
import { csvLine, csvStart } from '#domain/csv.ts'
import type { Language } from '#domain/language.ts'
import { secondOf } from '#domain/wall-clock.ts'
import type { ReadCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { type AccountFilter, listAccounts, type StoredAccount } from './accounts.sql.ts'
import { listBundles } from './roles/bundles.sql.ts'
import { warehousesShownTo } from './sign-in.ts'
import { accountHeadings, accountStateText, yesNoText } from './text.ts'

type List = typeof staffAccounts.list

/** B-AU-05 with `format=csv`: all that match, by username; no cell is read as a formula. */
export async function exportStaff(call: ReadCall, input: Input<List>) {
  const { after: _after, pageSize: _pageSize, format: _format, ...filter } = input
  return { name: 'staff.csv', type: 'text/csv; charset=utf-8', body: csv(call, filter) }
}

/** Accounts that are in memory at once. */
const step = 250

async function* csv({ db, language }: ReadCall, filter: AccountFilter): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvStart + csvLine(accountHeadings[language]))
  const lineOf = await lineIn(db, language)
  for (let after: string | null = null, isMore = true; isMore; ) {
    const rows: readonly StoredAccount[] = await listAccounts(db, filter, after, step)
    if (rows.length > 0) yield Buffer.from(rows.map(lineOf).join(''))
    after = rows.at(-1)?.id ?? null
    isMore = rows.length === step
  }
}

async function lineIn(db: Db, language: Language) {
  const [bundles, warehouses] = await Promise.all([
    listBundles(db),
    warehousesShownTo(db, { roles: ['A'], warehouseIds: [] }, language),
  ])
  const joined = (names: readonly string[]) => names.join(language === 'en' ? ', ' : '、')
  return (account: StoredAccount) => {
    const { username, name, email, roles, warehouseIds, hasSecondFactor, createdAt } = account
    const named = bundles.filter(({ key }) => account.bundles.includes(key))
    const places = warehouses.filter(({ id }) => warehouseIds.includes(id)).map((each) => each.name)
    return csvLine([
      username,
      name,
      email,
      joined(named.map((bundle) => pickText(bundle.name, language))),
      joined(roles.map((role) => staffRoleText[role][language])),
      roles.includes('A') ? yesNoText.everywhere[language] : joined(places),
      accountStateText[stateOf(account)][language],
      yesNoText[hasSecondFactor ? 'yes' : 'no'][language],
      secondOf(createdAt),
    ])
  }
}

const stateOf = ({ disabled, mustChangePassword }: StoredAccount) =>
  disabled ? 'disabled' : mustChangePassword ? 'waiting' : 'active'
