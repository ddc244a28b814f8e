import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'
import { type Binaries, cannotRunHere } from './embedded-binaries.ts'

/** How PostgreSQL's programs are started: the words before each command, and the owner that their folders need. */
export type Account = { prefix: string[]; owner: { uid: number; gid: number } | null }

/** The account that exists on practically every system and owns nothing. */
const nobody = 65534

// If Node is killed, its database ends too: the kernel sends SIGINT, which is a fast shutdown.
const endWithParent = ['setpriv', '--pdeathsig', 'INT']

const asYourself = `unshare -U --map-user=${nobody}`.split(' ')

/**
 * PostgreSQL gets nothing else of our environment: it must not see the server's secrets, and PG* variables would
 * mislead it.
 */
export const databaseEnv = { PATH: process.env.PATH, LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH }

/**
 * PostgreSQL refuses to run as root, and initdb refuses a user id without a name. In a user namespace of its own it
 * sees another id while the kernel still sees ours, so no user is created and no owner changed. Where root may not
 * create a namespace (Docker's default), it becomes nobody, or the present owner of the data.
 */
export async function chooseAccount(binaries: Binaries, pgDir: string): Promise<Account> {
  const uid = process.getuid?.() ?? nobody
  const data = await stat(pgDir).catch(() => null)
  if (uid !== 0) return await firstThatRuns(binaries, [{ prefix: hasName() ? [] : asYourself, owner: null }])
  if (data && data.uid !== 0) return await firstThatRuns(binaries, [become(data.uid, data.gid)])
  const inNamespace = { prefix: asYourself, owner: null }
  return await firstThatRuns(binaries, data ? [inNamespace] : [inNamespace, become(nobody, await groupOf(nobody))])
}

/** Tries the real program, so that missing libraries and unreadable folders show up here and not half-way. */
async function firstThatRuns(binaries: Binaries, accounts: Account[]): Promise<Account> {
  const reasons: string[] = []
  for (const account of accounts) {
    for (const prefix of [[...account.prefix, ...endWithParent], account.prefix]) {
      const reason = await faultOf([...prefix, binaries.postgres, '--version'])
      if (reason === null) return { ...account, prefix }
      reasons.push(reason)
    }
  }
  throw cannotRunHere([...new Set(reasons)].join('; '))
}

async function faultOf([program = '', ...words]: string[]): Promise<string | null> {
  return await promisify(execFile)(program, words, { env: databaseEnv }).then(
    () => null,
    (fault: { stderr?: string; message: string }) => fault.stderr?.trim() || fault.message,
  )
}

function become(uid: number, gid: number): Account {
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'], owner: { uid, gid } }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    // Node throws when the user id has no entry in the user database (docker run --user 1234).
    return false
  }
}

async function groupOf(uid: number): Promise<number> {
  const users = await readFile('/etc/passwd', 'utf8')
  const line = users.split('\n').find((user) => user.split(':')[2] === String(uid))
  return Number(line?.split(':')[3] ?? uid)
}
