// `npm run prove -- scans`: the long tests of test/proofs whose name contains a word; without a word, all of them.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'

const [, , ...words] = process.argv
const seed = process.env.SEED ?? String(Date.now() % 1_000_000)
await prepare()
console.log(`Seed ${seed}. SEED=${seed} npm run prove repeats this run.`)
const run = spawn('npx', ['--no-install', 'playwright', 'test', ...words, '--config', 'playwright.prove.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SEED: seed },
})
run.on('exit', (code) => process.exit(code ?? 1))
