import { moving } from '#contract/moving.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { MovingKind } from '#domain/moving.ts'
import { workToTheEnd } from '#server/moving/work.ts'
import type { TestServer, TestStaff } from './harness.ts'

export type File = Output<typeof moving.upload>

/** An administrator who moves a company in, and somebody of finance who signs. */
export async function openMoving(t: TestServer) {
  const admin = await t.staff(['A'])
  const finance = await t.staff(['F'])
  const work = () => workToTheEnd(t.context)
  const fileOf = async (id: string): Promise<File> => {
    const { runs } = await admin.call(moving.overview, {})
    const file = runs.flatMap(({ files }) => files).find((each) => each.id === id)
    if (!file) throw new Error('there is no such file')
    return file
  }
  /** Sends a file in pieces, and lets it be checked. */
  const upload = async (runId: string, kind: MovingKind, content: string | Buffer, pieceLength = 700) => {
    const bytes = Buffer.from(content)
    const { id } = await admin.call(moving.upload, { runId, kind, name: `${kind}.csv`, size: bytes.length })
    for (let start = 0; start < bytes.length; start += pieceLength)
      await admin.call(moving.piece, {
        id,
        start,
        bytes: bytes.subarray(start, start + pieceLength).toString('base64'),
      })
    await work()
    return fileOf(id)
  }
  /** Moves a checked file in, with the second person where it takes one. */
  const moveIn = async (id: string, signer: TestStaff = finance) => {
    const { state, totals } = await admin.call(moving.move, { id })
    if (state === 'waiting') await signer.call(moving.sign, { id, totals })
    await work()
    return fileOf(id)
  }
  const run = async (name = 'Old system') => (await admin.call(moving.start, { name })).id
  return { admin, finance, work, fileOf, upload, moveIn, run }
}

/** Lines of a file, from the headings on. */
export const lines = (...rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(',')}\r\n`).join('')
