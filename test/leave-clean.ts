import { afterAll, vi } from 'vitest'

/*
 * Test files share a worker (decision record 35), so everything a file stubbed (device, network, clock) is reset after
 * it.
 */

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
