import { live, staffLive } from '#contract/live.ts'
import { bindStream, type StreamRoute } from '#server/http/bind.ts'
import { follow, followAsStaff } from './follow.ts'

export const streams: readonly StreamRoute[] = [
  bindStream(live.follow, follow),
  bindStream(staffLive.follow, followAsStaff),
]
