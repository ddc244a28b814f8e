// `npm run screens -- orders`: the pages whose address contains one of the words; without a word, all of them.
import { spawn } from 'node:child_process'
import { prepare } from './prepare.mjs'

const [, , ...words] = process.argv
await prepare()
const run = spawn('npx', ['playwright', 'test', '--config', 'playwright.screens.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SCREENS: words.join(',') },
})
run.on('exit', (code) => process.exit(code ?? 1))
