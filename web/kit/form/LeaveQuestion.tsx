import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/kit/text/use-text.ts'
import { confirmed } from '#web/kit/message/confirm.ts'
import { text } from '#web/kit/text/common.text.ts'
import { askWith } from './unsaved.ts'

/** Once per app: asks before unsaved input is lost. */
export function LeaveQuestion() {
  const t = useText(text)
  const ask = useEffectEvent(() =>
    confirmed({ title: t.leaveTitle, sentence: t.leaveSentence, confirm: t.leave, danger: true }),
  )
  useEffect(() => askWith(() => ask()), [])
  return null
}
