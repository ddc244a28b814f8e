// Runs one of the operators' commands of the built product: node scripts/operate.mjs ledger-check
import { prepare } from './prepare.mjs'

// The command reads the arguments after its name as if it had been started directly.
const [command = ''] = process.argv.splice(2, 1)
await prepare()
await import(new URL(`../dist/server/${command}.js`, import.meta.url).href)
