// npm start: installs, builds, and runs the server in this process, so that Ctrl-C reaches it directly.
import { prepare } from './prepare.mjs'
import { simulateThirdParties } from './simulate.mjs'

await prepare()
await simulateThirdParties()
await import('../dist/server/main.js')
