// Starts the simulator of Alipay and WeChat Pay beside the product, unless payments are set up or this is production.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const isSetUp = (name) => /^(PAYMENTS_MODE|ALIPAY_|WECHAT_PAY_)/.test(name) && process.env[name] !== ''

/** Puts the settings that lead to it into this process's environment. It ends with this process. */
export async function simulatePayments() {
  if (process.env.NODE_ENV === 'production' || Object.keys(process.env).some(isSetUp)) return
  const simulator = fork(fileURLToPath(new URL('../dist/simulators/payments.js', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ settings }] = await once(simulator, 'message')
  Object.assign(process.env, settings)
  simulator.unref()
  simulator.channel?.unref()
}
