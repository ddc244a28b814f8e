import { files } from '#contract/files.ts'
import { bankTransfers } from '#contract/topups.ts'
import type { TestMember } from './harness.ts'
import { sendPicture } from './send-picture.ts'
import sharp from 'sharp'

/** A plain picture; another colour gives another picture. */
export const pictureOf = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()

export const dataUrlOf = async (colour: string) =>
  `data:image/png;base64,${(await pictureOf(colour)).toString('base64')}`

/** Uploads a picture as this member; returns its file id. */
export const upload = async (owner: TestMember, colour = 'white', purpose = 'voucher'): Promise<string> =>
  sendPicture(owner, files.upload, purpose, {
    name: `${purpose}.png`,
    mimeType: 'image/png',
    buffer: await pictureOf(colour),
  })

type Given = Partial<{ amountMinor: number; currency: 'CNY' | 'HKD'; colour: string; bankRef: string }>

let colours = 0

/** A transfer of this member waiting for review; each has its own picture unless a colour is given. */
export async function handIn(
  member: TestMember,
  { amountMinor = 20_000, currency = 'CNY', colour, bankRef }: Given = {},
) {
  const fileId = await upload(member, colour ?? `#${(++colours).toString(16).padStart(6, '0')}`)
  return member.call(bankTransfers.submit, {
    amountMinor,
    currency,
    fileId,
    ...(bankRef === undefined ? {} : { bankRef }),
  })
}
