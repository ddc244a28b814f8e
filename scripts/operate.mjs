// Runs one of the operators' commands of the built product: node scripts/operate.mjs ledger-check
import { prepare } from './prepare.mjs'

const [command = ''] = process.argv.slice(2)
await prepare()
await import(new URL(`../dist/server/${command}.js`, import.meta.url).href)
