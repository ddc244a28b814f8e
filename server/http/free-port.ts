import { once } from 'node:events'
import { createServer } from 'node:net'
import { type Environment, EnvironmentError } from '#server/settings/environment.ts'

/** Checked before anything is started, so that the operator learns at once that the port is taken. */
export async function requireFreePort({ host, port }: Pick<Environment, 'host' | 'port'>): Promise<void> {
  const probe = createServer().listen({ host, port })
  try {
    await once(probe, 'listening')
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : String(fault)
    throw new EnvironmentError(`PORT ${port} of HOST ${host} cannot be opened: ${meanings[code] ?? code}.`)
  }
  probe.close()
  await once(probe, 'close')
}

const meanings: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has it; stop that one, or set another PORT',
  EACCES: 'this user may not open it; set a PORT from 1024 on',
  EADDRNOTAVAIL: 'this machine has no such address; set another HOST',
  ENOTFOUND: 'no such host is known; set another HOST',
}
