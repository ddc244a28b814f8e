// Rebuilds and restarts the product whenever a source changes.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { prepare } from './prepare.mjs'

let product = null
let pending = null

await prepare()
run()
for (const folder of ['domain', 'contract', 'server', 'web', 'db']) watch(folder, { recursive: true }, later)

function later() {
  clearTimeout(pending)
  pending = setTimeout(restart, 300)
}

async function restart() {
  const ended = product ? new Promise((resolve) => product.once('exit', resolve)) : Promise.resolve()
  product?.kill('SIGTERM')
  await ended
  await prepare().then(run, (error) => console.error(error))
}

function run() {
  product = spawn(process.execPath, ['dist/server/main.js', ...process.argv.slice(2)], { stdio: 'inherit' })
}
process.on('SIGINT', () => product?.once('exit', () => process.exit(0)))
