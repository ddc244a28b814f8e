import { useState } from 'react'
import { storedChoice } from '#web/kit/look/stored-choice.ts'

/** The names of the folded groups, with commas between; at first all are open. */
const choice = storedChoice(() => localStorage, 'menu-folded')

export const foldedGroups = (stored: string | null): readonly string[] => (stored ? stored.split(',') : [])

/**
 * Which groups of the menu are open, remembered on the device. The group of the current page is open whatever was
 * chosen, until it is folded on that page.
 */
export function useOpenGroups(current: string | null, pathname: string) {
  const folded = foldedGroups(choice.useChoice())
  const [foldedAt, setFoldedAt] = useState<string | null>(null)
  const isOpen = (group: string) => !folded.includes(group) || (group === current && foldedAt !== pathname)
  const toggle = (group: string) => {
    const others = folded.filter((each) => each !== group)
    const next = isOpen(group) ? [...others, group] : others
    if (group === current) setFoldedAt(isOpen(group) ? pathname : null)
    choice.keep(next.length > 0 ? next.join(',') : null)
  }
  return { isOpen, toggle }
}
