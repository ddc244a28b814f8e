import { useEffect, useState } from 'react'

/**
 * Shows newly chosen pictures from this browser: the server's link expires after a few minutes, and a form may stay
 * open for longer.
 */
export function useLocalPictures() {
  const [links] = useState(() => new Map<string, string>())
  useEffect(
    () => () => {
      for (const link of links.values()) URL.revokeObjectURL(link)
      links.clear()
    },
    [links],
  )
  return {
    keep: (fileId: string, picture: Blob) => void links.set(fileId, URL.createObjectURL(picture)),
    /** undefined: it was chosen before this field was opened. */
    linkOf: (fileId: string) => links.get(fileId),
  }
}
