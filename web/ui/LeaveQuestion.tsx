import { useEffect, useEffectEvent } from 'react'
import { useText } from '#web/text/use-text.ts'
import { useConfirm } from './Confirm.tsx'
import { text } from './text.ts'
import { askWith } from './unsaved.ts'

/** Stands once in an app: puts the question before something typed is lost. */
export function LeaveQuestion() {
  const t = useText(text)
  const confirm = useConfirm()
  const ask = useEffectEvent(() =>
    confirm({ title: t.leaveTitle, sentence: t.leaveSentence, confirm: t.leave, danger: true }),
  )
  useEffect(() => askWith(() => ask()), [])
  return null
}
