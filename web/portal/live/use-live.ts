import { useEffect } from 'react'

/** Follows what changes for the member. Its code comes after the page, which is complete without it. */
export function useLive(): void {
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    void import('./follow-member.ts').then(
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
