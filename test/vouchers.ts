import { bankTransfers } from '#contract/topups.ts'
import type { TestMember } from './harness.ts'
import sharp from 'sharp'

/* Vouchers for the tests of top-ups. */

/** A picture in one colour; another colour is another picture. */
export const pictureOf = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .png()
    .toBuffer()

export const dataUrlOf = async (colour: string) =>
  `data:image/png;base64,${(await pictureOf(colour)).toString('base64')}`

/** Uploads a picture as the browser does, and answers its file id. */
export async function upload(owner: TestMember, colour = 'white', purpose = 'voucher'): Promise<string> {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(await pictureOf(colour))], { type: 'image/png' }), `${purpose}.png`)
  const answer = await owner.raw('/api/files/upload', { method: 'POST', body: form })
  const envelope: { data: { fileId: string } } = await answer.json()
  return envelope.data.fileId
}

type Given = Partial<{ amountMinor: number; currency: 'CNY' | 'HKD'; colour: string; bankRef: string }>

let colours = 0

/** A transfer of this member's that waits for its review; each with a picture of its own unless a colour is given. */
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
