import type { tariffVersions } from '#contract/tariff-versions.ts'
import type { Output } from '#contract/wire/operation.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'

export type Version = Output<typeof tariffVersions.get>
export type Difference = Output<typeof tariffVersions.difference>

export const stateTone = { draft: 'hand', offered: 'wait', published: 'done' } as const satisfies Record<
  Version['state'],
  Tone
>
