import { execFile } from 'node:child_process'
import { readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

export type FoundServer = { pid: number; port: number; socketDir: string; isOrphan: boolean }

type Process = { parentPid: number; command: string; folder: string | null }

/** A setting that PostgreSQL ignores: it shows anyone who finds the server which process owns it. */
export const ownerSetting = 'smartcats.owner_pid'

/** The server that runs on this data, according to its postmaster.pid. */
export async function findServer(pgDir: string): Promise<FoundServer | null> {
  const pidFile = join(pgDir, 'postmaster.pid')
  for (const deadline = performance.now() + 2_000; ; await delay(50)) {
    const lines = (await readIfThere(pidFile))?.split('\n')
    const pid = Number(lines?.[0])
    const server = pid > 0 ? await readProcess(pid) : null
    if (!lines || (pid > 0 && !server)) return null
    const [port, socketDir] = [lines[3], lines[4]]
    if (server && runsIn(pgDir, server) && port && socketDir) {
      return { pid, port: Number(port), socketDir, isOrphan: isOrphan(server) }
    }
    // A starting server writes the file line by line. A file that stays incomplete was left by a crash, and in a new
    // container or after a reboot its process id may belong to another program: PostgreSQL itself would refuse to
    // start.
    if ((server && !runsIn(pgDir, server)) || performance.now() > deadline) {
      await rm(pidFile, { force: true })
      return null
    }
  }
}

/** Fast shutdown (SIGINT); after 20 s immediate shutdown (SIGQUIT), which the next start recovers from by the log. */
export async function endServer(pid: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patienceMs: 20_000 },
    { signal: 'SIGQUIT', patienceMs: 10_000 },
    { signal: 'SIGKILL', patienceMs: 5_000 },
  ] as const
  for (const { signal, patienceMs } of steps) {
    sendSignal(pid, signal)
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      if (!(await isAlive(pid))) return
      await delay(25)
    }
  }
  throw new Error(`The database process ${pid} cannot be ended.`)
}

export async function isAlive(pid: number): Promise<boolean> {
  return (await readProcess(pid)) !== null
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (fault) {
    // ESRCH: it ended just now.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault
  }
}

function runsIn(pgDir: string, server: Process): boolean {
  return server.folder === pgDir || server.command.includes(`-D\0${pgDir}\0`) || server.command.includes(`-D ${pgDir} `)
}

function isOrphan(server: Process): boolean {
  const ownerPid = server.command.match(new RegExp(`${ownerSetting}=(\\d+)`))?.[1]
  return ownerPid !== undefined && Number(ownerPid) !== server.parentPid
}

async function readProcess(pid: number): Promise<Process | null> {
  return process.platform === 'linux' ? await readProc(pid) : await askPs(pid)
}

async function readProc(pid: number): Promise<Process | null> {
  const stat = await readIfThere(`/proc/${pid}/stat`)
  // "pid (name) state parent …": the name may contain brackets and spaces.
  const [state, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  if (state === undefined || state === 'Z') return null
  // Reading another user's process may be forbidden.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => null)
  return { parentPid: Number(parent), command, folder }
}

async function askPs(pid: number): Promise<Process | null> {
  const answer = await promisify(execFile)('ps', ['-ww', '-o', 'state=,ppid=,command=', '-p', String(pid)]).catch(
    () => null,
  )
  const [, state, parent, command] = answer?.stdout.match(/^\s*(\S+)\s+(\d+)\s+(.*)/) ?? []
  if (state === undefined || state.startsWith('Z')) return null
  return { parentPid: Number(parent), command: command ?? '', folder: null }
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : null
    if (code === 'ENOENT' || code === 'ESRCH') return null
    if (code === 'EACCES') throw new Error(`${path} is closed to this user. Start this as the user who owns it.`)
    throw fault
  }
}
