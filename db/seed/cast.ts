import { createHash } from 'node:crypto'
import { staffParcels } from '#contract/receiving.ts'
import { profiles } from '#contract/profile.ts'
import type { Context } from '#server/context.ts'
import { sql } from '#server/database/db.ts'
import { openAccounts } from '#server/ledger/ledger.ts'
import { newInvitationCode } from '#server/members/members.ts'
import { drawMemberNumber } from '#server/database/numbers.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import { EnvironmentError } from '#server/settings/environment.ts'
import type { FastifyInstance } from 'fastify'
import { makeBins } from './bins.ts'
import { callInProcess } from './in-process.ts'
import { inviteFriend } from './gifts.ts'
import { writeLetters } from './letters.ts'
import { liveMeiling } from './meiling.ts'
import {
  aisyah,
  castStaff,
  type CastMember,
  type CastStaff,
  chiho,
  meiling,
  memberPassword,
  staffPassword,
} from './people.ts'
import { cartonPicture } from './picture.ts'
import { sendToCustomers } from './sales.ts'
import { keepRules } from './rules.ts'
import { seedSeller } from './seller.ts'
import { openShop } from './shop.ts'
import { setSampleSite } from './site.ts'
import { type Cast, memberNumberOf, type Person } from './stage.ts'
import { claimAsSeller, claimStrays } from './unclaimed.ts'
import { disputeWeighings } from './weighings.ts'

/**
 * Creates the demo cast on the first start: their parcels, orders and money are made by the product's own calls, so
 * that every figure can be explained. Returns whether the cast is present: it is never added to an installation with
 * anybody else, not even a single administrator, because its passwords are public.
 */
export async function seedCast(app: FastifyInstance, context: Context, log = (_line: string) => {}): Promise<boolean> {
  const found = await context.database.row(sql<{ cast: boolean; somebody: boolean; halfway: boolean }>`
    select exists (select from members where email = ${meiling.email}) as cast,
      exists (select from members) or exists (select from staff) as somebody,
      exists (select from settings where key = ${castKey} and value = ${halfway}) as halfway`)
  if (found.halfway)
    throw new EnvironmentError(
      `The start that let the demo cast move in was ended halfway. Delete ${context.environment.dataDir} (with DATABASE_URL: empty that database) and start again.`,
    )
  if (found.somebody) return found.cast
  log('Creating the demo accounts, once. This takes a moment …')
  await context.database.run(sql`insert into settings (key, value) values (${castKey}, ${halfway})`)
  const { level } = app.log
  // Several hundred calls of ours would flood the log of a first start.
  app.log.level = 'warn'
  await moveIn(app, context)
  app.log.level = level
  await context.database.run(sql`update settings set value = '"whole"' where key = ${castKey}`)
  return true
}

const castKey = 'seed.cast'
const halfway = '"halfway"'

/** A production installation with the cast's data would be open to everybody who has read the README. */
export async function refuseCast({ database }: Pick<Context, 'database'>): Promise<void> {
  if (await database.find(sql`select from settings where key = ${castKey}`))
    throw new EnvironmentError(
      'DATABASE_URL holds the demo cast, whose passwords are published. Start production on an empty database.',
    )
}

async function moveIn(app: FastifyInstance, context: Context): Promise<void> {
  const staffHash = await hashPassword(staffPassword)
  const staff = new Map<string, Person>()
  for (const each of castStaff) staff.set(each.username, await addStaff(app, context, each, staffHash))
  const memberHash = await hashPassword(memberPassword)
  const cast: Cast = {
    context,
    meiling: await addMember(app, context, meiling, memberHash),
    keeper: person(staff, 'keeper'),
    finance: person(staff, 'finance'),
    finance2: person(staff, 'finance2'),
    warehouses: await warehouseIds(context),
    photo: (label) => addPhoto(context, person(staff, 'keeper').id, label),
    captcha: () => solvedCaptcha(context),
  }
  await setSampleSite(context)
  await liveMeiling(cast)
  const packer = person(staff, 'packer')
  await disputeWeighings(cast, { packer, photo: (label) => addPhoto(context, packer.id, label) })
  await writeLetters(cast.meiling, person(staff, 'service'))
  await cast.meiling.call(profiles.updateProfile, { facebook: 'Mei Ling Chan', wechat: 'meiling_hk' })
  const chihoHere = await addMember(app, context, chiho, memberHash)
  await liveChiho(cast, chihoHere)
  await inviteFriend(cast, chihoHere.id)
  await claimStrays(cast, { chiho: chihoHere, service: person(staff, 'service') })
  const aisyahHere = await addMember(app, context, aisyah, memberHash)
  await seedSeller(context, aisyahHere.id)
  await openShop(cast, aisyahHere)
  await sendToCustomers(cast, aisyahHere)
  await keepRules(cast, aisyahHere)
  await claimAsSeller(cast, { aisyah: aisyahHere, service: person(staff, 'service') })
  await makeBins(cast)
  await context.database.run(sql`update member_sessions set ended_at = now(), end_reason = 'seed'`)
  await context.database.run(sql`update staff_sessions set ended_at = now(), end_reason = 'seed'`)
  await context.database.run(sql`delete from mail_outbox`)
}

/** One parcel that arrived without a forecast, with his member number on the label. */
async function liveChiho({ context, keeper, warehouses, photo }: Cast, { id }: Person) {
  await keeper.call(staffParcels.receive, {
    trackingNumber: 'YT8800123400912',
    courierCode: 'YTO',
    warehouseId: warehouses.get(2) ?? '',
    actualWeightG: 800,
    lengthMm: 250,
    widthMm: 200,
    heightMm: 120,
    photoFileIds: [await photo('YT8800123400912')],
    memberNumber: await memberNumberOf(context, id),
    shelf: 'B-01-4',
  })
}

async function addMember(
  app: FastifyInstance,
  context: Context,
  member: CastMember,
  passwordHash: string,
): Promise<Person> {
  const token = newToken()
  const memberNumber = await drawMemberNumber(context)
  const id = await context.database.transaction(async (tx) => {
    const row = await tx.row(sql<{ id: string }>`
      insert into members (member_number, email, password_hash, state, home_region, phone_e164, phone_region, real_name, level_code, language,
        permissions, invitation_code, age_declaration, terms_at, activated_at)
      values (${memberNumber}, ${member.email}, ${passwordHash}, 'active', ${member.region}, ${member.phone}, ${member.region}, ${member.name},
        ${member.level ?? 'ordinary'}, ${member.language}, ${member.permissions ?? []}, ${newInvitationCode()}, 'adult', now(), now()) returning id`)
    await openAccounts(tx, row.id)
    await tx.run(
      sql`insert into member_sessions (member_id, token_hash, expires_at) values (${row.id}, ${tokenHash(token)}, now() + interval '1 hour')`,
    )
    return row.id
  })
  return { id, call: callInProcess(app, token) }
}

async function addStaff(
  app: FastifyInstance,
  context: Context,
  staff: CastStaff,
  passwordHash: string,
): Promise<Person> {
  const token = newToken()
  const { id } = await context.database.row(sql<{ id: string }>`
    insert into staff (username, name, email, password_hash, roles, warehouse_ids, must_change_password)
    values (${staff.username}, ${staff.name}, ${staff.email}, ${passwordHash}, ${staff.roles},
      (select array_agg(id) from warehouses where ${staff.warehouseCodes}::int[] is null or code = any(${staff.warehouseCodes}::int[])), false)
    returning id`)
  await context.database.run(
    sql`insert into staff_sessions (staff_id, token_hash, expires_at) values (${id}, ${tokenHash(token)}, now() + interval '1 hour')`,
  )
  // Staff with a host of their own are answered only there.
  return { id, call: callInProcess(app, token, context.environment.staffHost ?? undefined) }
}

function person(staff: ReadonlyMap<string, Person>, username: string): Person {
  const found = staff.get(username)
  if (!found) throw new Error(`${username} is not in the cast`)
  return found
}

async function warehouseIds(context: Context): Promise<ReadonlyMap<number, string>> {
  const rows = await context.database.rows(sql<{ code: number; id: string }>`select code, id from warehouses`)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

async function addPhoto(context: Context, staffId: string, label: string): Promise<string> {
  const { bytes, width, height } = await cartonPicture(label)
  const sha256 = createHash('sha256').update(bytes).digest()
  const key = sha256.toString('hex')
  await context.files.put(key, bytes)
  const { id } = await context.database.row(sql<{ id: string }>`
    insert into files (owner_kind, owner_id, purpose, type, size, width, height, sha256, storage_key)
    values ('staff', ${staffId}, 'photo', 'image/jpeg', ${bytes.length}, ${width}, ${height}, ${sha256}, ${key}) returning id`)
  return id
}

async function solvedCaptcha(context: Context) {
  const captchaCode = 'MEOW'
  const { id } = await context.database.row(sql<{ id: string }>`
    insert into captchas (scene, answer_hash, expires_at)
    values ('consolidate', ${createHash('sha256').update(captchaCode).digest()}, now() + interval '5 minutes') returning id`)
  return { captchaId: id, captchaCode }
}
