import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://cats@db.example/cats',
  PUBLIC_URL: 'https://cats.example',
  SECRET_KEY: '4f1d9c0b7ae25836c1e0f97d3b82a645',
  SMTP_URL: 'smtps://cats:secret@mail.example',
}

test('without any setting the product starts on this machine alone', () => {
  expect(readEnvironment({})).toMatchObject({
    production: false,
    port: 8080,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    publicUrl: 'http://localhost:8080',
    rateLimits: true,
    captchaEcho: false,
  })
})

test('an empty setting counts as none, and the public address follows the port', () => {
  expect(readEnvironment({ PORT: '9090', SMTP_URL: '' })).toMatchObject({
    smtpUrl: null,
    publicUrl: 'http://localhost:9090',
  })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_POOL', '0'],
  ['TRUSTED_PROXIES', '10.0.0.1, the proxy'],
  ['CORS_ORIGINS', 'https://app.example/'],
  ['DATABASE_URL', 'mysql://db'],
  ['PUBLIC_URL', 'cats.example'],
  ['SMTP_URL', 'http://mail'],
  ['API_HOST', 'api.example'],
  ['STAFF_HOST', 'https://staff.example'],
  ['STAFF_HOST', 'staff.example/'],
  ['DRAIN_SECONDS', '21'],
  ['REQUEST_SECONDS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['SECRET_KEY', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['NODE_ENV', 'prod'],
])('a wrong %s is named', (name, value) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(name)
})

test('several addresses are told apart by commas', () => {
  expect(
    readEnvironment({
      TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,loopback,::1',
      CORS_ORIGINS: 'https://app.example,http://localhost:5173',
    }),
  ).toMatchObject({
    trustedProxies: ['10.0.0.1', '10.1.0.0/16', 'loopback', '::1'],
    corsOrigins: ['https://app.example', 'http://localhost:5173'],
  })
})

test('production starts with its five settings', () => {
  expect(readEnvironment(production)).toMatchObject({
    production: true,
    host: '0.0.0.0',
    publicUrl: 'https://cats.example',
  })
})

test.each(['DATABASE_URL', 'PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL'])(
  'production refuses to start without %s',
  (name) => {
    expect(() => readEnvironment({ ...production, [name]: undefined })).toThrow(name)
  },
)

test.each([
  'a'.repeat(34),
  'abcdefgh'.repeat(4),
  'correct-horse-1.correct-horse-1.cor',
  '123456781234567812345678123456712345',
])('production refuses a secret that somebody may guess: %s', (secret) => {
  expect(() => readEnvironment({ ...production, SECRET_KEY: secret })).toThrow('SECRET_KEY is too plain')
  expect(readEnvironment({ SECRET_KEY: secret }).secretKey).toBe(secret)
})

test('a random secret of 32 characters is never too plain', () => {
  for (let tried = 0; tried < 200; tried++)
    for (const form of ['hex', 'base64'] as const)
      expect(() =>
        readEnvironment({ ...production, SECRET_KEY: randomBytes(form === 'hex' ? 16 : 24).toString(form) }),
      ).not.toThrow()
})

test('production refuses an address of the site that others could read along with', () => {
  expect(() => readEnvironment({ ...production, PUBLIC_URL: 'http://cats.example' })).toThrow(
    'PUBLIC_URL starts with http: passwords and sessions would be sent unencrypted',
  )
  expect(readEnvironment({ PUBLIC_URL: 'http://cats.example' }).publicUrl).toBe('http://cats.example')
})

test('without a mail server production starts only when that was said', () => {
  expect(() => readEnvironment({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL=none says that this is intentional')
  expect(readEnvironment({ ...production, SMTP_URL: 'none' }).smtpUrl).toBeNull()
  expect(readEnvironment({ SMTP_URL: 'none' }).smtpUrl).toBeNull()
})

test.each([
  ['CAPTCHA_ECHO', '1'],
  ['RATE_LIMITS', 'off'],
])('production refuses the trial setting %s', (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(name)
})

test.each(['FILES_URL'])('%s is decided and not built: set, it is refused by name', (name) => {
  for (const environment of [{}, production]) {
    expect(() => readEnvironment({ ...environment, [name]: 'simulated' })).toThrow(
      `Not built yet, so leave it out: ${name}`,
    )
    expect(() => readEnvironment({ ...environment, [name]: '' })).not.toThrow()
  }
})

test('the host of the staff is written small, and is another one than the members’', () => {
  expect(readEnvironment({}).staffHost).toBeNull()
  expect(readEnvironment({ ...production, STAFF_HOST: 'Staff.Cats.example' }).staffHost).toBe('staff.cats.example')
  expect(() => readEnvironment({ ...production, STAFF_HOST: 'cats.example' })).toThrow('STAFF_HOST')
  expect(() =>
    readEnvironment({ ...production, STAFF_HOST: 'staff.example', API_HOST: 'https://api.example' }),
  ).toThrow('STAFF_HOST')
})

test('in production a server drains for five seconds unless told otherwise, elsewhere nobody waits', () => {
  expect([readEnvironment({}), readEnvironment(production)].map(({ drainSeconds }) => drainSeconds)).toEqual([0, 5])
  expect(readEnvironment({ ...production, DRAIN_SECONDS: '0' }).drainSeconds).toBe(0)
})
