// Rebuilds and restarts the product whenever a source changes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { prepare, tryToPrepare } from './prepare.mjs'
import { simulateOthers } from './simulate.mjs'

let product = null
let pending = null
let restarted = Promise.resolve()

await prepare()
await simulateOthers()
run()
for (const folder of ['domain', 'contract', 'server', 'simulators', 'web', 'db'])
  watch(folder, { recursive: true }, later)
process.on('SIGINT', () => untilEnded().then(() => process.exit(0)))

function later() {
  clearTimeout(pending)
  pending = setTimeout(() => {
    // One after the other: changes during a build go into the next one.
    restarted = restarted.then(restart)
  }, 300)
}

async function restart() {
  product.kill('SIGTERM')
  await untilEnded()
  // A failed build is fixed by the next change, so carry on.
  await tryToPrepare().then(run, (fault) => console.error(fault.message))
}

function run() {
  product = spawn(process.execPath, ['dist/server/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
}

async function untilEnded() {
  if (product.exitCode === null && product.signalCode === null) await once(product, 'exit')
}
