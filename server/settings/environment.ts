import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { readThirdParties, type ThirdParties, thirdPartySchema } from './third-parties.ts'
import { type NoticeSettings, noticeSettings, noticeVariables } from './notice-settings.ts'
import { type PaymentSettings, paymentSettings, paymentVariables } from './payment-settings.ts'

/*
 * Settings from the environment (the README's table). Each is read once, checked at start, and named when it is wrong.
 * Secrets have no default in production: the server refuses to start without them.
 */

const flag = z.pipe(
  z.enum(['0', '1', 'off', 'on', 'true', 'false']),
  z.transform((value) => ['1', 'on', 'true'].includes(value)),
)
const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,5}$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(min), z.maximum(max))),
  )
const names = z.pipe(
  z.string(),
  z.transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  ),
)

/** As browsers send it: no path, not even a slash. */
const origin = z.string().check(z.regex(/^[a-z][a-z0-9+.-]*:\/\/[^/\s]+$/))

/** A host name, with its port if browsers send one: no scheme, no path. */
const hostName = z.pipe(
  z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i)),
  z.transform((value) => value.toLowerCase()),
)

/**
 * In production this must be set explicitly: an installation that forgot its mail server would look fine and reach
 * nobody.
 */
const withoutMails = 'none'

/** An address, a network, or one of the names that Fastify knows. */
function isProxy(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/')
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits))
}

const schema = z.object({
  NODE_ENV: z._default(z.enum(['production', 'development', 'test']), 'development'),
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  DATABASE_POOL: z._default(whole(1, 999), 10),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32))),
  TRUSTED_PROXIES: z._default(z.pipe(names, z.array(z.string().check(z.refine(isProxy)))), []),
  CORS_ORIGINS: z._default(z.pipe(names, z.array(origin)), []),
  API_HOST: z.optional(z.url({ protocol: /^https?$/ })),
  STAFF_HOST: z.optional(hostName),
  SMTP_URL: z.optional(z.union([z.literal(withoutMails), z.url({ protocol: /^smtps?$/ })])),
  MAIL_FROM: z._default(z.string(), 'no-reply@smartcats.example'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  DRAIN_SECONDS: z.optional(whole(0, 20)),
  REQUEST_SECONDS: z._default(whole(5, 600), 60),
  CAPTCHA_ECHO: z._default(flag, false),
  RATE_LIMITS: z._default(flag, true),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  SIGN_IN_SECONDS: z._default(whole(1, 30), 8),
  ...thirdPartySchema,
  ...paymentVariables,
  ...noticeVariables,
})

export interface Environment {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly publicUrl: string
  /**
   * Signs file links and permutes public numbers. Null until the server makes one under DATA_DIR at start (not in
   * production).
   */
  readonly secretKey: string | null
  readonly trustedProxies: readonly string[]
  readonly corsOrigins: readonly string[]
  /** Where pages send their calls if they were built for another host (`VITE_API_HOST`); null: here. */
  readonly apiOrigin: string | null
  /** The host of the back office, without the members' site; null: both are on one host. */
  readonly staffHost: string | null
  /** Null: mails become files under DATA_DIR/mail. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly metricsToken: string | null
  /** How long it still serves after a stop signal, while it reports that it is no longer ready. */
  readonly drainSeconds: number
  /** How long a whole request may take to arrive: a picture of 10 MB over a slow line needs most of a minute. */
  readonly requestSeconds: number
  readonly captchaEcho: boolean
  readonly rateLimits: boolean
  readonly logLevel: string
  /** Through whom members may sign in; one that is missing is not offered. */
  readonly thirdParties: ThirdParties
  /** How long a third party may take to say who somebody is. */
  readonly signInSeconds: number
  /** Online payments; a method without keys is null and not available. */
  readonly payments: PaymentSettings
  /** Push and text messages. */
  readonly notices: NoticeSettings
}

export class EnvironmentError extends Error {}

/** Decided but not built: if set, they would be silently ignored. */
const notBuilt: Readonly<Record<string, string>> = {
  FILES_URL: 'pictures are stored under DATA_DIR/files',
}

/** Reads and checks the environment; throws one sentence that names every wrong setting. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const early = Object.entries(notBuilt).filter(([name]) => name in given)
  if (early.length > 0)
    throw new EnvironmentError(
      `Not built yet, so leave it out: ${early.map(([name, why]) => `${name} (${why})`).join('; ')}.`,
    )
  const read = z.safeParse(schema, given)
  if (!read.success) {
    const wrong = [...new Set(read.error.issues.map((issue) => String(issue.path[0])))]
    throw new EnvironmentError(
      `These settings are not valid: ${wrong.join(', ')}. The README's table says what each one takes.`,
    )
  }
  const values = read.data
  const production = values.NODE_ENV === 'production'
  if (production) refuseTrialSettings(values)
  refuseStaffHost(values)
  const thirdParties = readThirdParties(values, production)
  if ('fault' in thirdParties) throw new EnvironmentError(thirdParties.fault)
  const payments = paymentSettings(values, production)
  if ('wrong' in payments) throw new EnvironmentError(`Online payments: ${payments.wrong}. See docs/operations.md.`)
  const notices = noticeSettings(values, production)
  if ('wrong' in notices) throw new EnvironmentError(`Notices: ${notices.wrong}. See docs/operations-notices.md.`)
  return {
    production,
    port: values.PORT,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
    secretKey: values.SECRET_KEY ?? null,
    trustedProxies: values.TRUSTED_PROXIES,
    corsOrigins: values.CORS_ORIGINS,
    apiOrigin: values.API_HOST ? new URL(values.API_HOST).origin : null,
    staffHost: values.STAFF_HOST ?? null,
    smtpUrl: values.SMTP_URL === withoutMails ? null : (values.SMTP_URL ?? null),
    mailFrom: values.MAIL_FROM,
    metricsToken: values.METRICS_TOKEN ?? null,
    // A load balancer asks every few seconds which servers are ready; without one, nobody has to wait.
    drainSeconds: values.DRAIN_SECONDS ?? (production ? 5 : 0),
    requestSeconds: values.REQUEST_SECONDS,
    captchaEcho: values.CAPTCHA_ECHO,
    rateLimits: values.RATE_LIMITS,
    logLevel: values.LOG_LEVEL,
    thirdParties: thirdParties.known,
    signInSeconds: values.SIGN_IN_SECONDS,
    payments,
    notices,
  }
}

function refuseStaffHost({ STAFF_HOST, PUBLIC_URL, API_HOST }: z.output<typeof schema>) {
  if (STAFF_HOST === undefined) return
  const site = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL)
  if (site !== null && [site.host, site.hostname].includes(STAFF_HOST))
    throw new EnvironmentError('STAFF_HOST must not be the host of PUBLIC_URL: nothing would serve the members’ site.')
  if (API_HOST !== undefined)
    throw new EnvironmentError('STAFF_HOST and API_HOST cannot be combined: staff pages call the host they came from.')
}

function refuseTrialSettings(values: z.output<typeof schema>) {
  const faults = [
    values.CAPTCHA_ECHO && 'CAPTCHA_ECHO=1 is for trials only',
    !values.RATE_LIMITS && 'RATE_LIMITS=off is for trials only',
    secretFault(values.SECRET_KEY),
    !values.DATABASE_URL && 'DATABASE_URL is missing (PostgreSQL 15 or newer)',
    !values.PUBLIC_URL && 'PUBLIC_URL is missing (links in mails lead there)',
    values.PUBLIC_URL?.startsWith('http:') &&
      'PUBLIC_URL starts with http: passwords and sessions would be sent unencrypted, so use https',
    !values.SMTP_URL &&
      'SMTP_URL is missing: without a mail server nobody can activate an account (SMTP_URL=none says that this is intentional)',
  ].filter(Boolean)
  if (faults.length > 0) throw new EnvironmentError(`With NODE_ENV=production: ${faults.join('; ')}.`)
}

export const noMails =
  'SMTP_URL=none: no mail is sent. Mails are written to files under DATA_DIR/mail and kept for thirty days. Pass them on to their readers.'

const makeOne = 'make one with: openssl rand -hex 32'

/** Somebody who guesses the secret can sign links to every picture, so it must not be a simple pattern. */
function secretFault(secret: string | undefined): string | false {
  if (!secret) return `SECRET_KEY is missing (at least 32 characters; ${makeOne})`
  const isRepeated = /^(.{1,16}?)\1+.{0,15}$/s.test(secret)
  return (
    (isRepeated || new Set(secret).size < leastVariety) &&
    `SECRET_KEY is too plain: it repeats itself, or has fewer than ${leastVariety} different characters (${makeOne})`
  )
}

/** Fewer are seen in one of 28 million random secrets of 32 hexadecimal characters. With 10, it was one in 10,000. */
const leastVariety = 8
