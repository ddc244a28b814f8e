import { type Config, config } from '#contract/config.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { sql } from '#server/database/db.ts'
import type { TestServer } from './harness.ts'

/** Sets these keys and no others, from the next call on; `configure(t, {})` leaves the defaults. */
export async function configure(
  t: Pick<TestServer, 'context' | 'db'>,
  values: Partial<Record<keyof Config, unknown>>,
): Promise<void> {
  await t.db.run(sql`delete from settings where key = any(${Object.keys(config.shape)})`)
  for (const [key, value] of Object.entries(values))
    await t.db.run(sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`)
  forgetConfig(t.context)
}
