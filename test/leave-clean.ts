import { afterAll, vi } from 'vitest'

/* Test files share a worker (decision record 35): what one of them put in place of the device, the network or the clock goes with it. */

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
