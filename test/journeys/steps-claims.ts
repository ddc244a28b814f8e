import { claims } from '#contract/claims.ts'
import { files } from '#contract/files.ts'
import { staffParcels } from '#contract/receiving.ts'
import { sendPicture } from '#test/send-picture.ts'
import { staffBase } from '#web/staff/paths.ts'
import type { Page } from '@playwright/test'
import type { Look } from './axe.ts'
import type { Arrive } from './journey.ts'
import { card, type Person } from './people.ts'
import { picture } from './pictures.ts'
import { freshNumber, newMember, type PreparedMember, signedInStaff } from './prepared.ts'
import { keepStaffToken } from './steps-entry.ts'

/* Parcels without an owner, claims on them, and the desk where they are answered. */

/** A parcel that nobody forecast, at Fuyong. */
export async function stray(trackingNumber = freshNumber()) {
  const keeper = await signedInStaff('keeper')
  const warehouseId = keeper.warehouseId(2)
  const { unclaimed } = await keeper.call(staffParcels.receive, {
    trackingNumber,
    courierCode: 'YTO',
    warehouseId,
    actualWeightG: 1250,
    lengthMm: 300,
    widthMm: 200,
    heightMm: 100,
    shelf: 'U-09',
  })
  return { id: unclaimed?.id ?? '', trackingNumber, warehouseId }
}

export async function claimed(member: PreparedMember, parcel: Awaited<ReturnType<typeof stray>>) {
  const { claimId } = await member.call(claims.submit, {
    action: 'submit',
    unclaimedParcelId: parcel.id,
    warehouseId: parcel.warehouseId,
    courierCode: 'YTO',
    trackingNumber: parcel.trackingNumber,
    fileId: await sendPicture(member, files.upload, 'claim', await picture('label.jpg')),
    remark: '灰色跑鞋',
  })
  return claimId
}

/** A page of the back office, signed in. */
export async function atDesk(
  arrive: Arrive,
  path: string,
  username = 'service',
  look: Partial<Look> = {},
): Promise<Person> {
  const { token } = await signedInStaff(username)
  const person = await arrive({ language: 'zh-Hans', ...look })
  await keepStaffToken(person.page, token)
  await person.page.goto(`${staffBase}${path}`)
  return person
}

export const caseOf = (page: Page, number: string) => card(page, number)
export const said = (page: Page) => page.getByRole('status').filter({ hasText: /\S/ })

/** Two claims of two members, the older one first; both found by the start of their numbers. */
export async function twoClaims() {
  const start = freshNumber()
  const parcels = [await stray(`${start}A`), await stray(`${start}B`)]
  const [older, newer] = parcels
  const [first, second] = [await newMember(), await newMember()]
  if (!older || !newer) throw new Error('two parcels')
  await claimed(first, older)
  await claimed(second, newer)
  return { start, older, newer, first, second }
}
