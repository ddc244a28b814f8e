// `npm run prove -- scans`: the long tests whose name contains a word; without a word, all of them. Those of test/proofs
// need a browser; `payments` and `moving` are the long forms of tests of the server.
import { spawnSync } from 'node:child_process'
import { prepare } from './prepare.mjs'

const [, , ...words] = process.argv
const seed = process.env.SEED ?? String(Date.now() % 1_000_000)
const longForms = {
  payments: ['server/payments/storm', 'server/payments/notices'],
  moving: ['server/moving/many'],
}
const asked = Object.keys(longForms).filter((name) => words.length === 0 || words.some((word) => name.includes(word)))

await prepare()
console.log(`Seed ${seed}. SEED=${seed} npm run prove repeats this run.`)
const inBrowser = run('playwright', 'test', ...words, '--pass-with-no-tests', '--config', 'playwright.prove.config.ts')
const ofServer = asked.map((name) => run('vitest', 'run', ...longForms[name], '--testTimeout=600000'))
process.exit([inBrowser, ...ofServer].every((status) => status === 0) ? 0 : 1)

function run(tool, ...args) {
  return spawnSync('npx', ['--no-install', tool, ...args], {
    stdio: 'inherit',
    env: { ...process.env, SEED: seed, PROVE: '1' },
  }).status
}
