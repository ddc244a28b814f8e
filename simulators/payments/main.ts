import { openSimulator } from './simulator.ts'

// Started by `npm start` beside the product, outside of production. Its parent is told which settings lead here; when the
// parent ends, so does this.
const { settings, url } = await openSimulator(Number(process.env['PAYMENTS_SIMULATOR_PORT'] ?? 0))
process.send?.({ url, settings })
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
