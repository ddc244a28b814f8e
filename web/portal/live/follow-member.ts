import { live } from '#contract/live.ts'
import { followLive } from '#web/client/live.ts'
import { liveReads } from '#web/client/live-reads.ts'
import { memberSession } from '#web/client/session.ts'
import { showLiveNote } from '#web/kit/message/live-note.ts'
import { currentLanguage } from '#web/kit/text/language.ts'
import { memberReads } from './member-reads.ts'
import { sentenceOf } from './sentence.ts'

const pauseMs = 1500

/** Keeps what is shown up to date, and says so; returns how to stop. */
export function followMember(): () => void {
  const reads = liveReads({
    table: memberReads,
    pauseMs,
    onChanged: (changed) => {
      const sentence = sentenceOf(changed, currentLanguage())
      if (sentence !== null) showLiveNote(sentence)
    },
  })
  return followLive({ operation: live.follow, token: memberSession.token, ...reads })
}
