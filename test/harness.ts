import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '#domain/language.ts'
import { buildApp } from '#server/app.ts'
import { type Db, sql } from '#server/database/db.ts'
import type { ConnectionSettings } from '#server/database/db-driver.ts'
import type { Context } from '#server/context.ts'
import { openAccounts, postEntries } from '#server/ledger/ledger.ts'
import { drawMemberNumber } from '#server/database/numbers.ts'
import { newToken, tokenHash } from '#server/auth/session.ts'
import type { Environment } from '#server/settings/environment.ts'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Caller, callerAt } from './caller.ts'
import { testContext } from './test-context.ts'

export interface TestMember extends Caller {
  readonly id: string
  readonly memberNumber: string
  readonly email: string
  readonly token: string
}

export interface TestStaff extends Caller {
  readonly id: string
  readonly username: string
  readonly token: string
}

export interface TestServer {
  readonly context: Context
  readonly url: string
  readonly db: Db
  readonly visitor: Caller
  /** A new active member who signed in just now; password Meow_2026. */
  member(given?: {
    name?: string
    region?: string
    language?: Language
    balances?: { CNY?: number; HKD?: number; COIN?: number }
  }): Promise<TestMember>
  /** A new staff member with a session, for all warehouses unless given; password Meow_2026_staff. */
  staff(
    roles: readonly ('W' | 'F' | 'S' | 'E' | 'A' | 'U')[],
    given?: { warehouseCodes?: readonly number[] },
  ): Promise<TestStaff>
  /** A solved image code for one scene. */
  captcha(scene: string): Promise<{ captchaId: string; captchaCode: string }>
}

/**
 * A fresh copy of the migrated database with its own server on a free port, for one test file: `const t = await
 * openTestServer()` at the top of the file; it is closed after the file.
 */
export async function openTestServer(
  settings: Partial<Environment> = {},
  connection: Partial<ConnectionSettings> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-cats-file-'))
  const { url: databaseUrl, drop } = await copyTemplate(inject('templateUrl'))
  afterAll(async () => {
    await drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return serve(await testContext(databaseUrl, dataDir, settings, connection))
}

/** A second server process for the same test server: same database and files, but its own connections and queues. */
export async function openSecondServer(
  { context }: TestServer,
  settings: Partial<Environment> = {},
): Promise<TestServer> {
  const { connectionString = '' } = context.database.pool.options
  return serve(await testContext(connectionString, context.environment.dataDir, settings))
}

async function serve(context: Context): Promise<TestServer> {
  const app = await buildApp(context)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  // Registered before the database is dropped: hooks run last to first.
  afterAll(async () => {
    await app.close()
    await context.database.close()
  })
  const visitor = callerAt(url, null)
  return {
    context,
    url,
    db: context.database,
    visitor,
    member: (given = {}) => newMember(context, url, given),
    staff: (roles, given = {}) => newStaff(context, url, roles, given.warehouseCodes),
    // Inserted as E-01 does, but without the picture: drawing thousands of them would be most of what a suite costs.
    captcha: async (scene) => {
      const captchaCode = 'K7PX'
      const { id } = await context.database.row(sql<{ id: string }>`
        insert into captchas (scene, answer_hash, expires_at)
        values (${scene}, sha256(convert_to(${captchaCode}, 'UTF8')), now() + interval '5 minutes') returning id`)
      return { captchaId: id, captchaCode }
    },
  }
}

async function copyTemplate(templateUrl: string) {
  const name = `t_${Math.floor(performance.timeOrigin + performance.now())}_${process.pid}_${copies++}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: templateUrl.replace(/\/smartcats(?=\?|$)/, '/postgres') })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name} template smartcats strategy file_copy`)
  return {
    url: templateUrl.replace(/\/smartcats(?=\?|$)/, `/${name}`),
    drop: () => admin(`drop database ${name} with (force)`),
  }
}
let copies = 0

/** argon2id of Meow_2026, once per run: hashing for each member would only cost time. */
const hashOf = new Map<string, Promise<string>>()
async function hash(password: string) {
  const { hash: argon } = await import('@node-rs/argon2')
  const made = hashOf.get(password) ?? argon(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  hashOf.set(password, made)
  return made
}

type MemberDraft = Parameters<TestServer['member']>[0]
let people = 0

async function newMember(context: Context, url: string, given: NonNullable<MemberDraft>): Promise<TestMember> {
  const token = newToken()
  const memberNumber = await drawMemberNumber(context)
  const email = `member${++people}.${process.pid}@example.com`
  const passwordHash = await hash('Meow_2026')
  const id = await context.database.transaction(async (tx) => {
    const member = await tx.row(sql<{ id: string }>`
      insert into members (member_number, email, password_hash, state, home_region, real_name, level_code, language, invitation_code, age_declaration, terms_at, activated_at)
      values (${memberNumber}, ${email}, ${passwordHash}, 'active', ${given.region ?? 'HK'}, ${given.name ?? null}, 'ordinary', ${given.language ?? 'zh-Hant'}, ${`I${memberNumber}`}, 'adult', now(), now())
      returning id`)
    await openAccounts(tx, member.id)
    await tx.run(
      sql`insert into member_sessions (member_id, token_hash, expires_at, proven_at) values (${member.id}, ${tokenHash(token)}, now() + interval '7 days', now())`,
    )
    for (const unit of ['CNY', 'HKD', 'COIN'] as const) {
      const amount = given.balances?.[unit] ?? 0
      const event = unit === 'COIN' ? 'STAFF_GRANT' : 'ADJUST_IN'
      if (amount > 0) {
        await postEntries(tx, [
          {
            event,
            memberId: member.id,
            unit,
            amount,
            source: { kind: 'test', id: randomUUID() },
            referenceNumber: null,
            remark: null,
            actor: { kind: 'system', id: null },
          },
        ])
      }
    }
    return member.id
  })
  return { ...callerAt(url, token), id, memberNumber, email, token }
}

async function newStaff(
  context: Context,
  url: string,
  roles: readonly string[],
  warehouseCodes: readonly number[] | undefined,
): Promise<TestStaff> {
  const token = newToken()
  const username = `staff${++people}.${process.pid}`
  const passwordHash = await hash('Meow_2026_staff')
  const { id } = await context.database.row(sql<{ id: string }>`
    insert into staff (username, name, password_hash, roles, warehouse_ids, must_change_password)
    values (${username}, ${username}, ${passwordHash}, ${roles},
      (select coalesce(array_agg(id), '{}') from warehouses where ${warehouseCodes ?? null}::int[] is null or code = any(${warehouseCodes ?? null}::int[])), false)
    returning id`)
  await context.database.run(
    sql`insert into staff_sessions (staff_id, token_hash, expires_at) values (${id}, ${tokenHash(token)}, now() + interval '12 hours')`,
  )
  return { ...callerAt(url, token), id, username, token }
}
