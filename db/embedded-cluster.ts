import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { chmod, chown, lstat, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, databaseEnv } from './embedded-account.ts'
import { type Binaries, cannotRunHere } from './embedded-binaries.ts'
import { databaseName } from './embedded-connection.ts'
import { isAlive } from './embedded-process.ts'

/** Folders that this process is creating. */
const inTheMaking = new Set<string>()

/**
 * Creates the data folder once. It is created under another name and renamed, so that an interrupted one is never
 * started.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account,
  durable: boolean,
): Promise<void> {
  const pgDir = join(dataDir, 'pg')
  const version = await readFile(join(pgDir, 'PG_VERSION'), 'utf8').catch(() => null)
  await letPass(dataDir, account)
  if (version !== null) return checkVersion(pgDir, version.trim(), binaries.majorVersion)
  await clearHalfMade(dataDir)
  // Registered before it exists, so that another start in this process does not remove it as a leftover.
  const name = `pg-new-${process.pid}-${randomUUID()}`
  inTheMaking.add(name)
  const halfMade = join(dataDir, name)
  await ownFolder(halfMade, account)
  await runInitdb(halfMade, binaries, account, durable)
  try {
    await rename(halfMade, pgDir)
    await syncFolder(dataDir)
  } catch (fault) {
    // Another start may have been first; its folder can be used as well. Anything else in the way is not ours to
    // remove.
    await rm(halfMade, { recursive: true, force: true })
    const isMade = (await readFile(join(pgDir, 'PG_VERSION')).catch(() => null)) !== null
    if (!isMade) throw new Error(`${pgDir} is not a complete database. Move it away or delete it.`, { cause: fault })
  }
}

/**
 * The folder of the unix socket, accessible only to us. A socket's path may be 103 bytes long, so for a deep data
 * folder it is in /tmp.
 */
export async function openSocketDir(dataDir: string, account: Account): Promise<string> {
  const near = join(dataDir, 'pg-socket')
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const socketDir = Buffer.byteLength(near) < 90 ? near : join(tmpdir(), `${databaseName}-${hash}`)
  await ownFolder(socketDir, account)
  return socketDir
}

/** Lets another account pass through the data folder, without letting it list the folder. */
async function letPass(dataDir: string, account: Account): Promise<void> {
  const { uid, mode } = await stat(dataDir)
  if (!account.owner || (mode & 0o001) !== 0) return
  await chown(dataDir, uid, account.owner.gid)
  await chmod(dataDir, mode | 0o010)
}

async function ownFolder(folder: string, account: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (account.owner) await chown(folder, account.owner.uid, account.owner.gid)
  // In a shared /tmp somebody else may have created it first, to eavesdrop.
  const made = await lstat(folder)
  const ownerUid = account.owner?.uid ?? process.getuid?.()
  if (!made.isDirectory() || made.uid !== ownerUid || (made.mode & 0o077) !== 0) {
    throw new Error(`${folder} must be a folder of user ${ownerUid} that is closed to others (0700).`)
  }
}

async function runInitdb(folder: string, binaries: Binaries, account: Account, durable: boolean): Promise<void> {
  // macOS has no C.UTF-8; byte order sorts the same way there.
  const locale = process.platform === 'darwin' ? ['--locale=en_US.UTF-8', '--lc-collate=C'] : ['--locale=C.UTF-8']
  const settings = ['-D', folder, '-U', databaseName, ...locale, '-E', 'UTF8', '--auth=trust', '--data-checksums']
  const [program = '', ...words] = [...account.prefix, binaries.initdb, ...settings, ...(durable ? [] : ['--no-sync'])]
  await promisify(execFile)(program, words, { env: databaseEnv }).catch(
    (fault: { stderr?: string; message: string }) => {
      throw cannotRunHere(fault.stderr?.trim() || fault.message)
    },
  )
}

async function clearHalfMade(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const creatorPid = Number(name.match(/^pg-new-(\d+)-/)?.[1])
    if (!creatorPid || inTheMaking.has(name) || (creatorPid !== process.pid && (await isAlive(creatorPid)))) continue
    // The initdb of a killed start outlives it for a moment, and may still create files in the folder being removed.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function checkVersion(pgDir: string, found: string, wanted: string): void {
  if (found === wanted) return
  throw new Error(
    `${pgDir} was written by PostgreSQL ${found}, but this installation brings ${wanted}. Restore a backup of it.`,
  )
}
