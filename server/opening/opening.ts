import type { staffOpening } from '#contract/opening.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Input, Output } from '#contract/wire/operation.ts'
import { judgeOpening, type OpeningFacts, type OpeningLine } from '#domain/opening.ts'
import type { AsStaff, Call, ReadCall, WriteCall } from '#server/context.ts'
import type { Db } from '#server/database/db.ts'
import { meetsUntrustedProxy } from '#server/http/forwarded.ts'
import { refuse } from '#server/http/refuse.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { availableMethods } from '#server/payments/payments.ts'
import { forgetConfig, readConfig } from '#server/settings/config.ts'
import { type StoredSetting, storedSettings } from '#server/settings/office.sql.ts'
import { switchSetting } from '#server/settings/office.ts'
import { testMail } from './mail.ts'
import { findFacts, findLastChanges, type LastChange, markLine, unmarkLine } from './opening.sql.ts'

type Calls = typeof staffOpening
type Opening = Output<Calls['get']>

/** B-SY-08: what is done and what is missing, judged again at each call. */
export const getOpening = (call: ReadCall): Promise<Opening> => look(call, call.db)

/** B-SY-09: a company that lacks something needed stays closed; 9050 says so. */
export async function setOpening(call: WriteCall & AsStaff, { open }: Input<Calls['set']>): Promise<Opening> {
  const found = await look(call, call.tx)
  if (open && !found.open && !found.mayOpen) refuse('opening_gaps')
  await switchSetting(call, 'registration.open', open)
  return { ...found, open }
}

/** B-SY-10: what was confirmed before says nothing about this mail. */
export async function sendTestMail(call: WriteCall & AsStaff, { to }: Input<Calls['sendTestMail']>) {
  await unmarkLine(call.tx, 'mail')
  const home = `${call.context.environment.publicUrl}/web_site/webHome`
  await queueMail(call.tx, {
    memberId: null,
    to,
    kind: 'STAFF_TEST',
    language: call.language,
    write: (reader) => testMail(reader, home),
  })
  return {}
}

/** B-SY-11: only a mail that left can have arrived. */
export async function confirmTestMail(call: WriteCall & AsStaff): Promise<Opening> {
  const { testMail: state } = await findFacts(call.tx)
  if (state !== 'sent' && state !== 'confirmed') refuse('staff_state')
  if (state === 'sent') await markLine(call.tx, 'mail', call.staff.id)
  return look(call, call.tx)
}

async function look(call: Call, db: Db): Promise<Opening> {
  // Whoever comes from the page of settings sees what they just changed.
  forgetConfig(call.context)
  const config = await readConfig(call.context, db)
  const [facts, changes, settings] = await Promise.all([
    readFacts(call, db, config),
    findLastChanges(db),
    storedSettings(db),
  ])
  const latest = [...changes, ...settings.flatMap(changeOf)].toSorted((one, other) => other.at.localeCompare(one.at))
  const isSiteNameSet = settings.some(({ key }) => key === 'site.name')
  const { lines, mayOpen } = judgeOpening({ ...facts, isSiteNameSet })
  return {
    open: config['registration.open'],
    mayOpen,
    lines: lines.map(({ line, gaps, isNeeded }) => {
      const last = latest.find((change) => change.line === line)
      const told = gaps.map(({ gap, names }) => ({ gap, names: [...names] }))
      return { line, gaps: told, needed: isNeeded, by: last?.by ?? null, at: last?.at ?? null }
    }),
  }
}

/** The settings that a line is about. */
const lineOfSetting: Readonly<Record<string, OpeningLine>> = {
  'site.name': 'company',
  'customerService.contacts': 'contacts',
  'bank.accounts': 'bankAccounts',
}

function changeOf({ key, changedAt, changedBy }: StoredSetting): readonly LastChange[] {
  const line = lineOfSetting[key]
  return line === undefined || changedBy === null ? [] : [{ line, by: changedBy, at: changedAt }]
}

async function readFacts(
  { context, host, language }: Call,
  db: Db,
  config: Awaited<ReturnType<typeof readConfig>>,
): Promise<Omit<OpeningFacts, 'isSiteNameSet'>> {
  const { environment } = context
  const stored = await findFacts(db)
  const named = (texts: typeof stored.linesWithoutPoint) => texts.map((text) => pickText(text, language))
  const publicHost = new URL(environment.publicUrl).host
  return {
    ...stored,
    contacts: ownAndSample(config['customerService.contacts'], ({ value }) => /sample/i.test(value)),
    accounts: ownAndSample(config['bank.accounts'], ({ sample = false }) => sample),
    warehousesWithoutStaff: named(stored.warehousesWithoutStaff),
    sampleWarehouses: named(stored.sampleWarehouses),
    destinationsWithoutPrice: named(stored.destinationsWithoutPrice),
    linesWithoutPoint: named(stored.linesWithoutPoint),
    samplePoints: named(stored.samplePoints),
    methods: Object.entries(availableMethods(context)).flatMap(([method, isThere]) => (isThere ? [method] : [])),
    hasMailServer: environment.smtpUrl !== null,
    address: {
      isSecure: environment.publicUrl.startsWith('https:'),
      isOwn: [publicHost, environment.staffHost].includes(host),
      isProxyTrusted: !meetsUntrustedProxy(context),
    },
  }
}

function ownAndSample<T>(list: readonly T[], isSample: (each: T) => boolean) {
  const sample = list.filter(isSample).length
  return { own: list.length - sample, sample }
}
