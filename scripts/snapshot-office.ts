import { moving } from '#contract/moving.ts'
import { staffArticles, staffPages } from '#contract/content-office.ts'
import { staffCodeTexts } from '#contract/code-texts.ts'
import { staffConfig } from '#contract/config-office.ts'
import { staffCouriers } from '#contract/reference.ts'
import { staffInvitations } from '#contract/staff-invitations.ts'
import { staffMailTexts } from '#contract/mail-texts.ts'
import { staffSurcharges } from '#contract/surcharges.ts'
import { tariffVersions } from '#contract/tariff-versions.ts'
import type { MovingKind } from '#domain/moving.ts'
import { csvLine } from '#domain/csv.ts'
import { goodsCheck } from '#contract/goods-check.ts'
import { payments } from '#contract/payments.ts'
import { type PreparedMember, type PreparedStaff, signedInStaff } from '#test/journeys/prepared.ts'
import { peakSeason } from '#test/surcharges.ts'

/* What the office writes: prices, texts, settings, places, and a company that moves in. */

const words = (cn: string, en: string, sh: string) => ({ cn, en, sh })

export async function fillOfficeTables(member: PreparedMember): Promise<void> {
  const [admin, finance, finance2, editor] = [
    await signedInStaff('admin'),
    await signedInStaff('finance'),
    await signedInStaff('finance2'),
    await signedInStaff('editor'),
  ]
  await changePrices(finance, finance2)
  await writeTexts(editor)
  await keepPlaces(admin)
  await moveIn(admin, finance)
  await payOnline(member)
  await member.call(goodsCheck.check, { text: 'flurbels' })
}

/** One version is published, one offered, one a draft; a surcharge was changed. */
async function changePrices(finance: PreparedStaff, finance2: PreparedStaff) {
  const startsAt = new Date(Date.now() + 7 * 86_400_000).toISOString()
  const offered = async (name: string) => {
    const { id } = await finance.call(tariffVersions.create, { name })
    const { seal } = await finance.call(tariffVersions.difference, { id, startsAt })
    await finance.call(tariffVersions.offer, { id, startsAt, seal })
    return { id, seal }
  }
  await finance2.call(tariffVersions.publish, await offered('Spring'))
  await offered('Summer')
  await finance.call(tariffVersions.create, { name: 'Autumn' })
  const { id } = await finance.call(staffSurcharges.create, peakSeason({ validTo: startsAt }))
  await finance.call(staffSurcharges.update, { id, priceCnyMinor: 3500, priceHkdMinor: 3800 })
}

/** Words of a message, of a mail, of a standing page and of an article, each replaced once. */
async function writeTexts(editor: PreparedStaff) {
  const { list: codes } = await editor.call(staffCodeTexts.list, { kind: 'message', pageSize: 1 })
  for (const { key, default: given } of codes) {
    // The English of some is fixed by the specification.
    const text = { ...given, cn: `${given.cn}！`, en: `${given.en}！` }
    await editor.call(staffCodeTexts.set, { key, text, version: 0 })
  }
  const { list: mails } = await editor.call(staffMailTexts.list, {})
  for (const { key, default: given } of mails.slice(0, 1))
    await editor.call(staffMailTexts.set, { key, text: given, version: 0 })
  const { list: pages } = await editor.call(staffPages.list, {})
  for (const { slug } of pages.slice(0, 1)) {
    const { title, body, version } = await editor.call(staffPages.get, { slug })
    await editor.call(staffPages.save, { slug, title, body: { ...body, sh: `${body.sh}\n\nMore.` }, version })
  }
  const { list: articles } = await editor.call(staffArticles.list, { state: 'published', pageSize: 1 })
  for (const { id } of articles) {
    const { body, version } = await editor.call(staffArticles.get, { id })
    const draft = await editor.call(staffArticles.update, { id, body: { ...body, sh: 'New.' }, version })
    await editor.call(staffArticles.publish, { id, version: draft.version })
  }
}

/** A courier was changed, a setting was set, and somebody is invited. */
async function keepPlaces(admin: PreparedStaff) {
  const name = words('蜂鸟快递', '蜂鳥快遞', 'Hummingbird')
  const made = await admin.call(staffCouriers.create, { code: 'HUM', name, trackingHint: '^HU\\d{10}$', sort: 90 })
  await admin.call(staffCouriers.update, { code: 'HUM', active: false, version: made.version })
  await admin.call(staffConfig.set, { key: 'storage.freeDays', value: 45, version: await versionOf(admin) })
  const warehouseIds = [admin.warehouseId(2)]
  await admin.call(staffInvitations.invite, { email: 'new@office.example', bundles: ['receiver'], warehouseIds })
}

const versionOf = async (admin: PreparedStaff) =>
  (await admin.call(staffConfig.list, {})).list.find(({ key }) => key === 'storage.freeDays')?.version ?? 0

/** Members with all they have: two moved in with an opening that was signed, one file with a fault, one wave of mails. */
async function moveIn(admin: PreparedStaff, finance: PreparedStaff) {
  const { id: runId } = await admin.call(moving.start, { name: 'The old system' })
  const bring = async (kind: MovingKind, rows: readonly (readonly string[])[]) => {
    const bytes = Buffer.from(rows.map(csvLine).join(''))
    const { id } = await admin.call(moving.upload, { runId, kind, name: `${kind}.csv`, size: bytes.length })
    await admin.call(moving.piece, { id, start: 0, bytes: bytes.toString('base64') })
    return until(id, ['ready', 'faulty'])
  }
  const until = async (id: string, states: readonly string[]) => {
    for (let tries = 0; tries < 300; tries++) {
      const { runs } = await admin.call(moving.overview, {})
      const file = runs.flatMap((run) => run.files).find((each) => each.id === id)
      if (file && states.includes(file.state)) return file
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`the file was not ${states.join(' or ')} within 30 s`)
  }
  const move = async ({ id }: { readonly id: string }) => {
    const { state, totals } = await admin.call(moving.move, { id })
    if (state === 'waiting') await finance.call(moving.sign, { id, totals })
    await until(id, ['moved'])
  }
  const members = [
    ['oldNumber', 'email', 'region', 'phone', 'name', 'language', 'registeredOn'],
    ['A1001', 'old1@example.com', 'HK', '91234567', '陳小明', 'zh-Hant', '2023-05-01'],
    ['A1002', 'old2@example.com', 'TW', '912345678', '林小華', 'zh-Hant', '2024-02-29'],
  ]
  await move(await bring('members', members))
  const balances = [
    ['A1001', 'CNY', '88.00'],
    ['A1001', 'COIN', '1200'],
    ['A1002', 'HKD', '15.50'],
  ]
  await move(await bring('balances', [['oldNumber', 'unit', 'amount'], ...balances]))
  const parcelHeads = ['key', 'oldNumber', 'warehouse', 'trackingNumber', 'weightKg', 'arrivedOn']
  await bring('parcels', [parcelHeads, ['P1', 'A1001', '9', 'SF1000000000001', '1.250', '2026-10-01']])
  await admin.call(moving.mail, { size: 1 })
}

/** One payment has arrived, one is still open. */
async function payOnline(member: PreparedMember) {
  const { paymentNumber } = await member.call(payments.createAlipayQr, { amountMinor: 10_000 })
  await member.call(payments.simulate, { paymentNumber, result: 'success' })
  await member.call(payments.refresh, { paymentNumber })
  await member.call(payments.createWechatQr, { amountMinor: 5000 })
}
