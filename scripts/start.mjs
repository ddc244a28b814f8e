// npm start: installs, builds, and runs the server in this process, so that Ctrl-C reaches it directly.
import { prepare } from './prepare.mjs'
import { simulateOthers } from './simulate.mjs'

await prepare()
await simulateOthers()
await import('../dist/server/main.js')
