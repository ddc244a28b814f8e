// While somebody develops, third parties that have no keys are simulated (`simulators/`), so that paying online and
// signing in through others can be tried at once. Never in production.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Puts the settings that lead to the simulators into this process's environment. They end with this process. */
export async function simulateOthers() {
  if (process.env.NODE_ENV === 'production') return
  await simulateThirdParties()
  await simulatePayments()
}

/** Each third party for signing in that has no keys. */
async function simulateThirdParties(environment = process.env) {
  if (environment.SIGN_IN_SIMULATOR === 'off') return
  const { startSignInSimulator } = await import('../dist/simulators/sign-in.js')
  const publicUrl = (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT ?? 8080}`).replace(/\/$/, '')
  const { url, settings } = await startSignInSimulator({
    redirectUri: `${publicUrl}/web_site/signInReturn`,
    port: 8090,
  })
  for (const prefix of new Set(Object.keys(settings).map((name) => name.replace(/_[A-Z]+$/, ''))))
    if (!environment[`${prefix}_ID`] && !environment[`${prefix}_SECRET`])
      for (const part of ['ID', 'SECRET', 'ENDPOINTS']) environment[`${prefix}_${part}`] = settings[`${prefix}_${part}`]
  console.log(`Signing in through third parties is simulated at ${url} (SIGN_IN_SIMULATOR=off to leave it out).`)
}

const isSetUp = (name) => /^(PAYMENTS_MODE|ALIPAY_|WECHAT_PAY_)/.test(name) && process.env[name] !== ''

/** Alipay and WeChat Pay, unless payments are set up. */
async function simulatePayments() {
  if (Object.keys(process.env).some(isSetUp)) return
  const simulator = fork(fileURLToPath(new URL('../dist/simulators/payments.js', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ settings }] = await once(simulator, 'message')
  Object.assign(process.env, settings)
  simulator.unref()
  simulator.channel?.unref()
}
