import { setFlagsFromString } from 'node:v8'

// What a start loads stays loaded. The room that V8 would make for it as for what soon goes, it would keep for minutes, up
// to 32 MB (docs/decisions/0034); so that room grows only once there is work.
setFlagsFromString('--semi-space-growth-factor=1')
const { start } = await import('./start.ts')
await start()
setFlagsFromString('--semi-space-growth-factor=2')
