import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { consignees } from '#contract/addresses.ts'
import { channels } from '#contract/channels.ts'
import { files } from '#contract/files.ts'
import { captchas } from '#contract/captchas.ts'
import { auth, members } from '#contract/members.ts'
import type { Input } from '#contract/wire/operation.ts'
import { orders, staffOrders } from '#contract/orders.ts'
import { parcels } from '#contract/parcels.ts'
import { staffParcels } from '#contract/receiving.ts'
import { staff } from '#contract/staff.ts'
import { bankTransfers, staffBankTransfers } from '#contract/topups.ts'
import { memberPassword, staffPassword } from '#db/seed/people.ts'
import type { Currency } from '#domain/money.ts'
import { readMail } from '#server/mail/read-mail.ts'
import { type Caller, callerAt } from '#test/caller.ts'
import { sendPicture } from '#test/send-picture.ts'
import { expect } from '@playwright/test'
import { picture } from './pictures.ts'
import { productData, productUrl } from './product.ts'
import { freshEmail } from './steps-entry.ts'

/* The state before a journey begins, created by the product's own calls, so that only the steps under test are slow. */

export interface PreparedMember extends Caller {
  readonly email: string
  readonly memberNumber: string
  /** For a browser that is already signed in. */
  readonly stored: { readonly token: string; readonly userid: string }
}

export interface PreparedStaff extends Caller {
  readonly token: string
  readonly warehouseId: (code: number) => string
}

const visitor = () => callerAt(productUrl(), null)

async function solved(scene: Input<typeof captchas.create>['scene']) {
  const { captchaId, answer = '' } = await visitor().call(captchas.work, { scene })
  return { captchaId, captchaCode: answer }
}

export async function newMember(given: Partial<Input<typeof members.register>> = {}): Promise<PreparedMember> {
  const email = freshEmail('prepared')
  await visitor().call(members.register, {
    email,
    password: memberPassword,
    confirmPassword: memberPassword,
    homeRegion: 'HK',
    phone: '9123 4567',
    ageDeclaration: 'adult',
    agreeTerms: true,
    ...(await solved('register')),
    ...given,
  })
  await visitor().call(members.activate, { token: await tokenMailedTo(email) })
  return signedInMember(email)
}

export async function signedInMember(email: string): Promise<PreparedMember> {
  const { token, userId, memberNumber } = await visitor().call(auth.login, {
    account: email,
    password: memberPassword,
    ...(await solved('login')),
  })
  return { ...callerAt(productUrl(), token), email, memberNumber, stored: { token, userid: userId } }
}

/** Activation tokens by address, and the mails they were in: the folder keeps those of all journeys. */
const tokens = new Map<string, string>()
const mailsRead = new Set<string>()

async function tokenMailedTo(email: string): Promise<string> {
  await expect(async () => {
    await readNewMails(join(productData(), 'mail'))
    expect(tokens.get(email)).toBeDefined()
  }).toPass({ timeout: 30_000, intervals: [100] })
  return tokens.get(email) ?? ''
}

async function readNewMails(folder: string) {
  const names = await readdir(folder)
  for (const name of names.filter((each) => each.endsWith('.eml') && !mailsRead.has(each))) {
    const { to, text } = readMail(await readFile(join(folder, name), 'utf8'))
    const token = /activation\?token=([\w-]+)/.exec(text)?.[1]
    if (token !== undefined) tokens.set(to, token)
    mailsRead.add(name)
  }
}

export async function signedInStaff(username: string): Promise<PreparedStaff> {
  const session = await visitor().call(staff.login, { username, password: staffPassword, ...(await solved('login')) })
  const warehouseId = (code: number) => session.staff.warehouses.find((each) => each.code === code)?.id ?? ''
  return { ...callerAt(productUrl(), session.token), token: session.token, warehouseId }
}

let parcelsMade = 0
export const freshNumber = () => `YT${process.pid}${Date.now()}${String(++parcelsMade).padStart(3, '0')}`

export async function forecasted(member: PreparedMember, trackingNumber = freshNumber(), warehouseCode = 2) {
  const shirt = {
    productName: '棉衬衫',
    specification: 'M 码',
    goodsType: 'ordinary',
    quantity: 2,
    unitPriceMinor: 9900,
  } as const
  const { id } = await member.call(parcels.forecastOne, {
    warehouseCode,
    courierCode: 'YTO',
    trackingNumber,
    goods: [shirt],
  })
  return { id, trackingNumber }
}

/** 2.300 kg and 60 × 40 × 30 cm, which is 12 kg by volume and CNY 82.00 by the parcel line. */
const box = { actualWeightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300 } as const

export async function stocked(
  member: PreparedMember,
  {
    trackingNumber = freshNumber(),
    ...measured
  }: Partial<Record<keyof typeof box, number>> & { readonly trackingNumber?: string } = {},
) {
  const parcel = await forecasted(member, trackingNumber)
  const keeper = await signedInStaff('keeper')
  const warehouseId = keeper.warehouseId(2)
  await keeper.call(staffParcels.receive, { trackingNumber: parcel.trackingNumber, warehouseId, ...box, ...measured })
  return parcel
}

/** The member's home in Sha Tin. */
export const consigneeOf = (member: PreparedMember) =>
  member.call(consignees.save, {
    name: '陳大文',
    phone: '9123 4567',
    regionCode: 'HK-NST',
    address: '沙田正街 18 號 12 樓 A 室',
    postalCode: '999077',
    isDefault: true,
  })

type Application = Input<typeof orders.submitConsolidation>

/** A single ticket by the parcel line, of one parcel. */
export async function single(member: PreparedMember, parcelId: string) {
  const { id: receiverId } = await consigneeOf(member)
  const { list } = await member.call(channels.forAddress, { receiverId, warehouseCode: 2 })
  return member.call(orders.submitTransfer, {
    parcelId,
    channelId: list.find(({ code }) => code === 'HK_PARCEL')?.channelId ?? '',
    currency: 'CNY',
    receiverId,
    shipper: { name: '林店長', regionCode: 'HK-NST', address: '沙田正街 1 號' },
    declaredValueMinor: 19_800,
    insured: false,
    ...(await solved('consolidate')),
  })
}

/** An unpaid order by the parcel line. */
export async function applied(member: PreparedMember, parcelIds: readonly string[], given: Partial<Application> = {}) {
  const { id: receiverId } = await consigneeOf(member)
  const { list } = await member.call(channels.forAddress, { receiverId, warehouseCode: 2 })
  return member.call(orders.submitConsolidation, {
    parcelIds: [...parcelIds],
    channelId: list.find(({ code }) => code === 'HK_PARCEL')?.channelId ?? '',
    currency: 'CNY',
    receiverId,
    declaredValueMinor: 19_800,
    insured: false,
    ...(await solved('consolidate')),
    ...given,
  })
}

export async function paid(member: PreparedMember, parcelIds: readonly string[], given: Partial<Application> = {}) {
  const { id, dueMinor, orderNumber } = await applied(member, parcelIds, given)
  await member.call(orders.pay, { id, expectedDueMinor: dueMinor })
  return { id, orderNumber }
}

/** A voucher waiting for review. */
export async function handedIn(member: PreparedMember, amountMinor: number, currency: Currency = 'CNY') {
  const fileId = await sendPicture(member, files.upload, 'voucher', await picture('voucher.jpg'))
  return member.call(bankTransfers.submit, { amountMinor, currency, fileId })
}

/** A voucher that was approved and credited; returns the transfer. */
export async function funded(member: PreparedMember, amountMinor: number, currency: Currency = 'CNY') {
  const transfer = await handedIn(member, amountMinor, currency)
  const finance = await signedInStaff('finance')
  const decision = { id: transfer.id, decision: 'approve', receivedMinor: amountMinor, credit: true } as const
  await finance.call(staffBankTransfers.audit, decision)
  return transfer
}

/** An order of this member that has left the warehouse, with its parcel. */
export async function shipped(member: PreparedMember, given: Partial<Application> = {}) {
  const parcel = await stocked(member)
  const order = await paid(member, [parcel.id], given)
  const packer = await signedInStaff('packer')
  const logisticsNumber = freshNumber()
  await packer.call(staffOrders.pack, {
    id: order.id,
    cartons: [{ weightG: 2300, lengthMm: 600, widthMm: 400, heightMm: 300, parcelIds: [parcel.id] }],
  })
  await packer.call(staffOrders.ship, { id: order.id, logisticsNumber })
  return { ...order, trackingNumber: parcel.trackingNumber, logisticsNumber }
}
