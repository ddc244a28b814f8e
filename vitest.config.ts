import { defineConfig } from 'vitest/config'
import { keepInMemory } from './test/temporary-folder.ts'

keepInMemory()

/** What the device says (its language, what it stores) is read once, as the module is loaded. */
const readsItsDevice = ['web/*.test.ts', 'web/client/*.test.ts', 'web/portal/*.test.{ts,tsx}', 'web/kit/text/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    // Only to end what hangs: a busy machine is no fault, and how long a call may take is measured by the bench.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    // Files share what is loaded: loading it again for each took longer than all tests together.
    isolate: false,
    setupFiles: ['test/leave-clean.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'test/*.test.ts'],
          exclude: readsItsDevice,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'device',
          include: readsItsDevice,
          isolate: true,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'db/**/*.test.ts'],
          globalSetup: ['test/global-setup.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
