import { formatCount } from '#web/kit/text/format.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { referrals } from '#contract/referrals.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Card } from '#web/kit/look/Card.tsx'
import { Empty } from '#web/kit/message/Empty.tsx'
import { Pager } from '#web/kit/list/Pager.tsx'
import { Rows } from '#web/kit/list/Rows.tsx'
import { StatusTag } from '#web/kit/look/StatusTag.tsx'
import { When } from '#web/kit/look/When.tsx'
import { Stack } from '@mantine/core'
import { text } from './text.ts'

type Summary = Output<typeof referrals.summary>

const tones = { pending: 'wait', held: 'wait', rewarded: 'done', void: 'bad' } as const

/** The friends a member invited, each address masked. */
export function Friends({ summary }: { readonly summary: Summary }) {
  const t = useText(text)
  const { list, page, pageSize, total, coinName } = summary
  if (total === 0) {
    return (
      <Card title={t.friends}>
        <Empty title={t.emptyTitle} sentence={t.emptySentence} />
      </Card>
    )
  }
  return (
    <Card title={t.friends}>
      <Stack>
        <Rows
          rows={list}
          label={t.friends}
          rowKey={(friend) => `${friend.registeredAt} ${friend.emailMasked}`}
          cardTitle={(friend) => friend.emailMasked}
          columns={[
            { key: 'friend', label: t.friend, tableOnly: true, render: (friend) => friend.emailMasked },
            { key: 'at', label: t.registeredAt, render: (friend) => <When at={friend.registeredAt} /> },
            {
              key: 'state',
              label: t.state,
              render: (friend) => <StatusTag tone={tones[friend.state]}>{friend.stateText}</StatusTag>,
            },
            {
              key: 'coins',
              label: t.coins,
              align: 'end',
              render: (friend) =>
                friend.coins > 0 ? t.fill('reward', { count: formatCount(friend.coins), name: coinName }) : '—',
            },
          ]}
        />
        <Pager page={page} pageSize={pageSize} total={total} />
      </Stack>
    </Card>
  )
}
