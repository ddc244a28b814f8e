import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/database/db.ts'
import { readEnvironment, EnvironmentError } from '#server/settings/environment.ts'
import { createStaff, type StaffFault } from '#server/staff/staff.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'

/*
 * npm run admin:create -- --username chow --name "Chow Sau-man" --email chow@example.com
 * Makes an administrator, whether or not the server is running. The password is read from ADMIN_PASSWORD, otherwise it
 * is asked for. The email address is optional; nobody can then settle money or coupons of the member account with the
 * same mailbox.
 */

const usage =
  'Usage: npm run admin:create -- --username <name to log in with> --name "<name that others see>" [--email <their own>]'

const complaints: Readonly<Record<StaffFault, string>> = {
  username: 'The username must have 2 to 64 letters, digits, dots, hyphens or underscores.',
  name: 'The name must have 1 to 50 characters.',
  email: 'The e-mail address is not valid.',
  password: 'The password must have 12 to 64 characters and must not be a common one.',
  taken: 'This username is taken.',
  emailTaken: 'Another member of staff has this e-mail address.',
}

async function run(): Promise<string | null> {
  const { username, name, ...given } = readArguments()
  if (!username || !name) return usage
  const environment = readEnvironment(process.env)
  const { databaseUrl, dataDir } = environment
  const email = given.email ?? (await askEmail())
  const password = process.env['ADMIN_PASSWORD'] || (await askPassword())
  const embedded = databaseUrl ? null : await startEmbedded({ dataDir: resolve(dataDir) })
  try {
    const connectionString = databaseUrl ?? embedded?.connectionString ?? ''
    await migrate(connectionString)
    const database = openDatabase({ connectionString, poolSize: 1 })
    const staff = { username, name, email, password, roles: ['A'] } as const
    const fault = await createStaff(database, environment, staff).finally(() => database.close())
    return fault && complaints[fault]
  } finally {
    await embedded?.stop()
  }
}

function readArguments(): Partial<Record<'username' | 'name' | 'email', string | undefined>> {
  const word = { type: 'string' } as const
  try {
    return parseArgs({ options: { username: word, name: word, email: word } }).values
  } catch {
    return {}
  }
}

/** Asked only in a terminal: anything piped in is the password. */
async function askEmail(): Promise<string> {
  if (!process.stdin.isTTY) return ''
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const email = await asking.question('Your own e-mail, so that nobody settles money of their own (may stay empty): ')
  asking.close()
  return email
}

/** What is typed is not shown. Without a terminal the password is the first line of input. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const isTerminal = process.stdin.isTTY
  if (isTerminal) process.stderr.write('Password: ')
  const asking = createInterface({ input: process.stdin, output: silent, terminal: isTerminal })
  // Without input (a job without a terminal) the question would never be answered; no line means no password.
  const [password = ''] = await Promise.race([once(asking, 'line'), once(asking, 'close')])
  asking.close()
  if (isTerminal) process.stderr.write('\n')
  return password
}

run().then(
  (complaint) => {
    console[complaint ? 'error' : 'log'](complaint ?? 'The administrator can sign in at /staff/ now.')
    process.exitCode = complaint ? 1 : 0
  },
  (fault: unknown) => {
    console.error(fault instanceof EnvironmentError ? fault.message : fault)
    process.exitCode = 1
  },
)
