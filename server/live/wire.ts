import type { LiveChange, LiveEnd } from '#contract/live.ts'
import type { LiveEvent } from './sql.ts'

/* Events as the protocol of server-sent events writes them. */

export const changeText = ({ sequence, topic, subjectId }: Pick<LiveEvent, 'sequence' | 'topic' | 'subjectId'>) => {
  const data: LiveChange = { topic, id: subjectId }
  return `id: ${sequence}\nevent: change\ndata: ${JSON.stringify(data)}\n\n`
}

export const readyText = (sequence: number) => `id: ${sequence}\nevent: ready\ndata: {}\n\n`

export const resetText = (sequence: number) => `id: ${sequence}\nevent: reset\ndata: {}\n\n`

export const endText = (why: LiveEnd) => `event: end\ndata: ${JSON.stringify({ why })}\n\n`

/** A comment that keeps proxies from closing a quiet stream; its id keeps the place of a caller who gets few events. */
export const beatText = (sequence: number) => `: still here\nid: ${sequence}\n\n`
