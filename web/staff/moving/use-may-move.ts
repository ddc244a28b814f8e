import { moving } from '#contract/moving.ts'
import { useDesk } from '#web/staff/staff-context.ts'

/** Finance reads this page and signs; administrators do the rest. */
export const useMayMove = (): boolean => useDesk().permissions.includes(moving.start.name)
