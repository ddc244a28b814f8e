// npm start: installs, builds, and runs the server in this process, so that Ctrl-C reaches it directly.
import { prepare } from './prepare.mjs'
import { simulateThirdParties } from './simulate.mjs'
import { simulatePayments } from './simulated-payments.mjs'

await prepare()
await simulateThirdParties()
await simulatePayments()
await import('../dist/server/main.js')
