import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { openSimulator } from '#simulators/payments/simulator.ts'
import { useInstead } from './product.ts'
import { startProduct } from './server.ts'

const run = promisify(execFile)

export const firstAdministrator = { username: 'chow', password: 'a monday full of cats' } as const

/** An empty installation with its first administrator, as an operator has it on the first morning. */
export async function startEmpty(): Promise<{ readonly stop: () => Promise<void> }> {
  const payments = await openSimulator()
  const product = await startProduct(payments.settings, { words: ['--empty'] })
  const { username, password } = firstAdministrator
  const words = ['--username', username, '--name', 'Chow Sau-man', '--email', 'chow@office.example']
  const env = { ...product.environment, ADMIN_PASSWORD: password }
  await run(process.execPath, ['dist/server/admin-create.js', ...words], { env })
  useInstead(product)
  return {
    stop: async () => {
      useInstead(null)
      await product.stop()
      await payments.close()
    },
  }
}
