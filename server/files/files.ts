import { createHmac } from 'node:crypto'
import { files } from '#contract/files.ts'
import type { Operation } from '#contract/wire/operation.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type Caller, callerOf } from '#server/auth/admit.ts'
import { type Db, sql, type Tx } from '#server/database/db.ts'
import { requireDiskSpace } from './disk-space.ts'
import type { Context, WriteCall } from '#server/context.ts'
import { asRefusal, sendRefusal } from '#server/http/outcome.ts'
import { notePictureSeen } from '#server/auth/audit.ts'
import { storedBytesMax } from '#server/http/limits.ts'
import { mayOpen, type StoredPicture } from './picture-readers.ts'
import { type Picture, pictureMaxBytes, refuseBytes, remakePicture, staffPhotoMaxBytes } from './pictures.ts'
import { smallPicture } from './small-pictures.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { header, languageOf } from '#server/http/request.ts'
import { isSameSecret } from '#server/auth/same-secret.ts'
import { findMemberSession, findStaffSession, isReadyForWork, type StaffSession } from '#server/auth/session.ts'

export type Purpose = z.output<typeof files.upload.input>['purpose']

interface Owner {
  readonly kind: 'member' | 'staff'
  readonly id: string
}

interface Viewer {
  readonly context: Context
  readonly staff?: StaffSession | null
}

/**
 * A link that opens a picture for ten minutes without a token, for pages to show. One made for staff names them, so
 * that opening a member's picture is recorded like their other looks (decision record 32).
 */
export function fileUrl({ context, staff }: Viewer, fileId: string): string {
  // Rounded to five minutes, so that a list requested twice gives the same link and the browser keeps the picture.
  const exp = String((Math.floor(Date.now() / 300_000) + 3) * 300)
  const by = staff?.id
  return `/api/files/${fileId}?exp=${exp}${by ? `&by=${by}` : ''}&sig=${sign(context, { id: fileId, exp, by })}`
}

type Link = z.output<typeof files.get.input>

const sign = (context: Context, { id, exp, by }: Pick<Link, 'id' | 'exp' | 'by'>) =>
  createHmac('sha256', context.keyFor('file-links'))
    .update([id, exp, by ?? []].flat().join('.'))
    .digest('base64url')

/** E-04 and B-SY-04: a multipart upload, re-encoded and stored before its row is written. */
export const answerUpload =
  (context: Context, operation: Operation) => async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = callerOf(request)
    const language = languageOf(request, caller.member)
    try {
      const owner = ownerOf(caller)
      await requireDiskSpace(context)
      if (!request.isMultipart()) refuse('unsupported_media')
      const { purpose, bytes } = await readParts(request, owner)
      const isStaffPhoto = owner.kind === 'staff' && purpose === 'photo'
      const picture = await remakePicture(bytes, isStaffPhoto ? staffPhotoMaxBytes : pictureMaxBytes)
      const fileId = await storePicture(context, context.database, owner, purpose, picture)
      const data = { fileId, url: fileUrl({ context }, fileId), size: picture.bytes.length, type: picture.type }
      return reply.send({ code: 0, msg: '', data, requestId: request.id })
    } catch (error) {
      return sendRefusal(request, reply, asRefusal(error, request, operation), language, operation)
    }
  }

function ownerOf({ member, staff }: Caller): Owner {
  if (member) return { kind: 'member', id: member.id }
  if (!staff || !isReadyForWork(staff)) refuse('role_missing')
  return { kind: 'staff', id: staff.id }
}

async function readParts(request: FastifyRequest, owner: Owner) {
  let purpose: unknown
  let bytes: Buffer | null = null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const { RequestFileTooLargeError } = request.server.multipartErrors
        // By default the library would read a file that is too large to its end.
        part.file.once('limit', () => part.file.destroy(new RequestFileTooLargeError()))
        bytes = await part.toBuffer()
      } else if (part.fieldname === 'purpose') purpose = part.value
    }
  } catch (error) {
    refuseForm(error, owner)
  }
  const read = z.safeParse(files.upload.input, { purpose })
  if (!read.success) refuseFields({ purpose: 'field_choice' })
  if (!bytes || bytes.length === 0) refuseFields({ file: 'field_image' })
  return { purpose: read.data.purpose, bytes }
}

/**
 * Reading a form touches nothing of ours: whatever goes wrong (cut off, two files, no boundary) is the sender's fault.
 */
function refuseForm(error: unknown, owner: Owner): never {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
  if (isTooLarge) refuseBytes(owner.kind === 'staff' ? staffPhotoMaxBytes : pictureMaxBytes)
  refuse('validation', { status: 400 })
}

/**
 * The file first, then its row, so that no row ever points to nothing. Unused files are deleted after a day. A voucher
 * sent again by its member on the same day is the same file: a transfer repeated after a lost answer stays identical.
 */
export async function storePicture(
  context: Context,
  db: Db,
  owner: Owner,
  purpose: Purpose,
  picture: Picture,
): Promise<string> {
  const key = picture.sha256.toString('hex')
  await context.files.put(key, picture.bytes)
  if (owner.kind === 'member' && context.environment.rateLimits) await requireShare(db, owner.id, picture.bytes.length)
  const { id } = await db.row(sql<{ id: string }>`
    with earlier as (
      update files set created_at = now() where id = (
        select id from files where owner_kind = ${owner.kind} and owner_id = ${owner.id} and purpose = ${purpose}
          and purpose = 'voucher' and sha256 = ${picture.sha256} and created_at > now() - interval '1 day' limit 1
      ) returning id
    ), fresh as (
      insert into files (owner_kind, owner_id, purpose, type, size, width, height, sha256, storage_key)
      select ${owner.kind}, ${owner.id}, ${purpose}, ${picture.type}, ${picture.bytes.length}::int, ${picture.width}::int, ${picture.height}::int, ${picture.sha256}, ${key}
      where not exists (select from earlier) returning id
    )
    select id from earlier union all select id from fresh`)
  return id
}

/** Uploads at the same moment may pass together; the hourly limit keeps the excess small. */
async function requireShare(db: Db, memberId: string, bytes: number): Promise<void> {
  const { stored } = await db.row(sql<{ stored: number }>`
    select coalesce(sum(size), 0)::float8 as stored from files where owner_kind = 'member' and owner_id = ${memberId}`)
  if (stored + bytes > storedBytesMax) refuse('storage_full')
}

/**
 * The picture of a save call: an uploaded file of the caller's, or a data URL; marked as used, and for which warehouse.
 */
export async function takePicture(
  call: WriteCall,
  owner: Owner,
  purpose: Purpose,
  given: { fileId?: string | undefined; imageBase64?: string | undefined },
  warehouseId: string | null,
): Promise<string | null> {
  const fileId =
    given.fileId ?? (given.imageBase64 ? await storeDataUrl(call, owner, purpose, given.imageBase64) : null)
  if (!fileId) return null
  await useFiles(call.tx, owner, purpose, [fileId], warehouseId)
  return fileId
}

async function storeDataUrl(call: WriteCall, owner: Owner, purpose: Purpose, dataUrl: string): Promise<string> {
  await requireDiskSpace(call.context)
  const encoded = /^data:image\/(?:png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/.exec(dataUrl)?.[1]
  if (!encoded) refuse('image_type')
  const picture = await remakePicture(Buffer.from(encoded, 'base64'), pictureMaxBytes)
  return storePicture(call.context, call.tx, owner, purpose, picture)
}

/**
 * Marks files as attached, so that the clean-up keeps them. Somebody else's file is treated as unknown, and so is one
 * that was uploaded for something else: a voucher proves no delivery. `warehouseId`: the warehouse it belongs to; staff
 * of others cannot open it.
 */
export async function useFiles(
  tx: Tx,
  owner: Owner,
  purpose: Purpose,
  fileIds: readonly string[],
  warehouseId: string | null,
): Promise<void> {
  if (fileIds.length === 0) return
  const marked = await tx.run(sql`
    update files set used = true, warehouse_id = ${warehouseId}
    where id = any(${fileIds}) and owner_kind = ${owner.kind} and owner_id = ${owner.id} and purpose = ${purpose}`)
  if (marked !== new Set(fileIds).size) refuse('not_found')
}

interface StoredFile extends StoredPicture {
  type: string
  storageKey: string
  /** Its member was erased: what the books still need of it is for staff alone (decision record 47). */
  isErased: boolean
}

/** E-05: for the owner, for staff with that task, or by a signed link; anyone else is told that there is no such file. */
export const answerFile =
  (context: Context, operation: Operation) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const query = z.safeParse(files.get.input, { ...(request.query as object), ...(request.params as object) })
      if (!query.success) refuse('not_found')
      const file = await context.database.find(sql<StoredFile>`
      select owner_kind as "ownerKind", owner_id as "ownerId", purpose, used, warehouse_id as "warehouseId", type, storage_key as "storageKey",
        exists (select from members m where f.owner_kind = 'member' and m.id = f.owner_id and m.state = 'erased') as "isErased"
      from files f where id = ${query.data.id}`)
      const reader = file && (await readerOf(context, request, file, query.data))
      if (!reader) refuse('not_found')
      const bytes = await bytesOf(context, file.storageKey, query.data.size)
      if (reader.staffId !== null && file.ownerKind === 'member')
        await notePictureSeen(context.database, request, {
          staffId: reader.staffId,
          id: query.data.id,
          memberId: file.ownerId,
        })
      return (
        reply
          .header('content-type', query.data.size === 'small' ? 'image/jpeg' : file.type)
          .header('content-disposition', 'inline')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'private, max-age=600')
          // The pages may be on another host than their pictures; access depends on the signature of the link.
          .header(
            'cross-origin-resource-policy',
            context.environment.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
          )
          .send(bytes)
      )
    } catch (error) {
      return sendRefusal(request, reply, asRefusal(error, request, operation), languageOf(request, null), operation)
    }
  }

async function bytesOf({ files: store }: Context, key: string, size: Link['size']): Promise<Buffer> {
  return size === 'small' ? smallPicture(key, () => store.get(key)) : store.get(key)
}

/** Who opens it: a staff member, or somebody whose looks are not recorded. */
interface Reader {
  readonly staffId: string | null
}

const nobody: Reader = { staffId: null }

/** Null: they may not open it. */
async function readerOf(
  context: Context,
  request: FastifyRequest,
  file: StoredFile,
  link: Link,
): Promise<Reader | null> {
  if (link.sig && link.exp) return isSigned(context, link, link.sig) ? bearerOf(context, file, link) : null
  const token = header(request, 'token')
  if (!token) return null
  const member = await findMemberSession(context.database, token)
  if (member) return file.ownerKind === 'member' && file.ownerId === member.id ? nobody : null
  const staff = await findStaffSession(context.database, token)
  return staff !== null && isReadyForWork(staff) && mayOpen(staff, file) ? { staffId: staff.id } : null
}

/** The person whom a link was made for; the link ends with their account. */
async function bearerOf({ database }: Context, file: StoredFile, { by }: Link): Promise<Reader | null> {
  if (by === undefined) return file.isErased ? null : nobody
  if (file.isErased && !file.used) return null
  const active = await database.find(sql<{ id: string }>`select id from staff where id = ${by} and not disabled`)
  return active ? { staffId: active.id } : null
}

const isSigned = (context: Context, link: Link, sig: string) =>
  isSameSecret(sig, sign(context, link)) && Number(link.exp) * 1000 > Date.now()
