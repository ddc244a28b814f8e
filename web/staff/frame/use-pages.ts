import { matchPath } from 'react-router'
import { type StaffPage, staffPages } from '#web/staff/routes.tsx'
import { useMay } from '#web/staff/staff-context.ts'
import { type MenuEntry, type MenuGroup, menuGroups } from './menu.ts'

export interface OpenEntry extends MenuEntry {
  readonly title: StaffPage['title']
}
export interface OpenGroup extends Omit<MenuGroup, 'entries'> {
  readonly entries: readonly OpenEntry[]
}

/** The page at an address, if it exists and this person may open it. */
export function usePageAt(): (address: string) => StaffPage | undefined {
  const may = useMay()
  return (address) => {
    const [pathname = ''] = address.split('?')
    return staffPages.find((page) => matchPath(page.path, pathname) && (page.needs === null || may(page.needs)))
  }
}

/** The menu without what does not exist yet, or is not for this person. */
export function useMenu(): readonly OpenGroup[] {
  const pageAt = usePageAt()
  return menuGroups
    .map((group) => ({
      ...group,
      entries: group.entries.flatMap((entry) => {
        const page = pageAt(entry.path)
        return page ? [{ ...entry, title: page.title }] : []
      }),
    }))
    .filter(({ entries }) => entries.length > 0)
}
