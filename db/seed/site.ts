import type { Config } from '#contract/config.ts'
import { forgetConfig } from '#server/settings/config.ts'
import { sql } from '#server/database/db.ts'
import type { Context } from '#server/context.ts'

/**
 * Contacts, accounts, the shop and an open Malaysia, so that the demo shows where they appear; each says that it is a
 * sample.
 */
const sample: Partial<Config> = {
  'customerService.contacts': [
    { kind: 'email', label: 'E-mail', value: 'service@smartcats.example', qrUrl: '' },
    { kind: 'phone', label: 'Hong Kong', value: '+852 0000 0000 (sample)', qrUrl: '' },
    { kind: 'wechat', label: 'WeChat', value: 'smartcats-sample', qrUrl: '' },
  ],
  'bank.accounts': [
    {
      bank: '示例銀行（香港）Sample Bank (Hong Kong)',
      holder: '靈貓集運示例有限公司 Smart Cats Sample Ltd',
      number: '000-000000-001',
      currency: 'HKD',
      sample: true,
    },
    {
      bank: '示例银行深圳分行 Sample Bank, Shenzhen branch',
      holder: '灵猫集运示例有限公司 Smart Cats Sample Ltd',
      number: '6222 0000 0000 0001',
      currency: 'CNY',
      sample: true,
    },
  ],
  'store.url': 'https://store.smartcats.example/',
}

export async function setSampleSite(context: Context): Promise<void> {
  for (const [key, value] of Object.entries(sample))
    await context.database.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict do nothing`)
  // The demo's seller lives in Malaysia, which is otherwise only announced.
  await context.database.run(sql`update destinations set open = true where code = 'MY'`)
  forgetConfig(context)
}
