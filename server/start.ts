import { createHmac, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '#db/embedded.ts'
import { knownMigrations, migrate } from '#db/migrate.ts'
import { refuseCast, seedCast } from '#db/seed/cast.ts'
import { seedReference } from '#db/seed/reference.ts'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { openDatabase } from '#server/database/db.ts'
import { diskStore } from '#server/files/file-store.ts'
import { requireFitDatabase } from '#server/database/fit-database.ts'
import { requireFreePort } from '#server/http/free-port.ts'
import type { Context } from './context.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { startLive } from '#server/live/live.ts'
import { watchLateWork } from '#server/health/late-work.ts'
import { startRelay } from '#server/mail/outbox.ts'
import { startMoving } from '#server/moving/moving.ts'
import { startNoticeRelay } from '#server/notices/notices.ts'
import { noMails, readEnvironment, type Environment, EnvironmentError } from '#server/settings/environment.ts'

/** Starts everything, prints the address, and shuts down in order on Ctrl-C or a stop signal. */
export const start = (): Promise<void> =>
  open().catch((error: unknown) => {
    console.error(error instanceof EnvironmentError ? error.message : error)
    process.exit(1)
  })

async function open(): Promise<void> {
  const environment = readEnvironment(process.env)
  await requireFreePort(environment)
  const dataDir = resolve(environment.dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const embedded = environment.databaseUrl ? null : await startEmbedded({ dataDir, log: (line) => console.log(line) })
  const connectionString = environment.databaseUrl ?? embedded?.connectionString ?? ''
  let tell = (error: unknown) => console.error(error)
  const stopping = new AbortController()
  const context = await openContext({ ...environment, dataDir }, connectionString, {
    stopping: stopping.signal,
    onFault: (error) => tell(error),
  })
  await requireFitDatabase(context, (line) => console.warn(line))
  await migrate(connectionString)
  if (environment.production) await refuseCast(context)
  const mayHaveCast = !environment.production && !process.argv.includes('--empty')
  await seedReference(context, { opensLater: !mayHaveCast })
  const app = await buildApp(context)
  await app.ready()
  const withCast = mayHaveCast && (await seedCast(app, context, (line) => console.log(line)))
  tell = (error) => app.log.error({ err: error }, 'background fault')
  let behind: Promise<readonly Round[]> | null = null
  stopOnSignal(async () => {
    stopping.abort()
    // Gives a load balancer time to notice before the server stops accepting connections.
    await delay(environment.drainSeconds * 1000)
    await app.close()
    for (const round of (await behind) ?? []) await round.stop()
    await context.database.close()
    await embedded?.stop()
  })
  await app.listen({ port: environment.port, host: environment.host })
  greet(context.environment, withCast)
  behind = startRounds(context, app.log, tell)
  await behind
}

interface Round {
  stop(): Promise<void>
}

/** Work that nobody waits for starts after the port is open. */
async function startRounds(context: Context, log: FastifyBaseLogger, tell: (error: unknown) => void) {
  const relay = startRelay(context, tell)
  const notices = startNoticeRelay(context, tell)
  const jobs = await startJobs(context, tell)
  const live = await startLive(context, tell)
  const moving = startMoving(context, tell)
  watchLateWork(context, log)
  return [live, jobs, moving, relay, ...(notices ? [notices] : [])]
}

async function openContext(
  environment: Environment,
  connectionString: string,
  { stopping, onFault }: { readonly stopping: AbortSignal; readonly onFault: (error: Error) => void },
): Promise<Context> {
  const secret = environment.secretKey ?? (await keptSecret(environment.dataDir))
  return {
    environment,
    database: openDatabase({ connectionString, poolSize: environment.databasePool, onFault }),
    knownMigrations: await knownMigrations(),
    stopping,
    files: diskStore(join(environment.dataDir, 'files')),
    keyFor: (purpose) => createHmac('sha256', secret).update(purpose).digest(),
  }
}

/** Outside production a secret is made once and stored next to the data that it protects. */
async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept) return kept
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('hex')
  await writeFile(path, made, { mode: 0o600, flag: 'wx' })
  return made
}

function greet({ publicUrl, staffHost, smtpUrl, production, payments }: Environment, withCast: boolean) {
  const staffUrl = staffHost === null ? publicUrl : `${new URL(publicUrl).protocol}//${staffHost}`
  const lines = [
    '',
    'Smart Cats is open.',
    `  Site and members' area   ${publicUrl}/web_site/webHome`,
    `  Back office              ${staffUrl}/staff/`,
    `  API                      ${publicUrl}/api/docs`,
    ...(payments.simulator ? [`  Payments are simulated   ${payments.simulator} (no money moves)`] : []),
    ...(smtpUrl ? [] : [production ? `  ${noMails}` : `  Mails that were sent     ${publicUrl}/dev/mail`]),
    '',
    ...(withCast ? castLines : ['  Create the first administrator with: npm run admin:create', '']),
  ]
  console.log(lines.join('\n'))
}

const castLines = [
  '  Log in as a member (password Meow_2026):',
  '    meiling@example.com   Hong Kong, parcels in every state, money in both wallets',
  '    chiho@example.com     Taiwan, one parcel in stock and two claims under review; empty wallets',
  '    aisyah@example.com    Malaysia, a seller with three hundred parcels',
  '  Log in as staff (password Meow_2026_staff):',
  '    keeper, packer, keeper.fuyong   warehouse',
  '    finance, finance2               finance',
  '    service, editor, admin          customer service, content, administrator',
  '',
]

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    console.log('Stopping …')
    setTimeout(() => process.exit(1), 25_000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
