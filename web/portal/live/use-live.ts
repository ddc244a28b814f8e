import { useEffect } from 'react'
import { painted } from '#web/client/painted.ts'

/** Follows what changes for the member. Its code comes after the page, which is complete without it. */
export function useLive(): void {
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const load = async () => {
      await painted()
      return import('./follow-member.ts')
    }
    void load().then(
      ({ followMember }) => {
        if (!isOver) stop = followMember()
      },
      // Without it the page is as it was: read again when it is focused.
      () => {},
    )
    return () => {
      isOver = true
      stop()
    }
  }, [])
}
