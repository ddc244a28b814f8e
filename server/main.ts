import { setFlagsFromString } from 'node:v8'

// What the start loads stays in memory. By default V8 would grow its young generation for that and keep it for minutes,
// up to 32 MB (decision record 34); this makes it grow only once there is work.
setFlagsFromString('--semi-space-growth-factor=1')
const { start } = await import('./start.ts')
await start()
setFlagsFromString('--semi-space-growth-factor=2')
