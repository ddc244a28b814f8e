import type { Sound } from '#web/staff/sound.ts'
import type { Tone } from '#web/kit/look/StatusTag.tsx'
import type { ScanOutcome } from './scan-log.ts'

export const toneOf: Readonly<Record<ScanOutcome, Tone>> = {
  matched: 'done',
  direct: 'done',
  unclaimed: 'wait',
  wrong_warehouse: 'wait',
  duplicate: 'bad',
  ignored: 'hand',
  undone: 'hand',
}

/** One sound for what goes on the shelf as usual, another for what needs attention. */
export const soundOf: Readonly<Record<ScanOutcome, Sound>> = {
  matched: 'ok',
  direct: 'ok',
  unclaimed: 'problem',
  wrong_warehouse: 'problem',
  duplicate: 'problem',
  ignored: 'note',
  undone: 'note',
}
