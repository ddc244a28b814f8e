import { sharedState } from './shared-state.ts'

/** One quiet sentence about what changed on the page; a newer one takes its place. */
const note = sharedState<{ readonly sentence: string } | null>(null)
const shownMs = 6000
let timer: ReturnType<typeof setTimeout> | undefined

export const useLiveNote = note.use

export function showLiveNote(sentence: string): void {
  clearTimeout(timer)
  note.set({ sentence })
  timer = setTimeout(() => note.set(null), shownMs)
}
