import { matchPath } from 'react-router'
import { opens, staffPages } from '#web/staff/routes.tsx'
import type { StaffPage } from '#web/staff/staff-page.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { type MenuEntry, type MenuGroup, menuGroups } from './menu.ts'

export interface OpenEntry extends MenuEntry {
  readonly title: StaffPage['title']
}
export interface OpenGroup extends Omit<MenuGroup, 'entries'> {
  readonly entries: readonly OpenEntry[]
}

/** The page at an address, if it exists and this person may open it. */
export function usePageAt(): (address: string) => StaffPage | undefined {
  const { staff, permissions } = useDesk()
  return pageFor({ roles: staff.roles, permissions })
}

/** The page at an address, for anybody with these permissions. */
export const pageFor =
  (somebody: Parameters<typeof opens>[1]) =>
  (address: string): StaffPage | undefined => {
    const [pathname = ''] = address.split('?')
    return staffPages.find((page) => matchPath(page.path, pathname) && opens(page, somebody))
  }

/** The menu without what does not exist yet, or is not for this person. */
export function useMenu(): readonly OpenGroup[] {
  const { staff, permissions } = useDesk()
  return menuFor({ roles: staff.roles, permissions })
}

/** The menu of anybody with these permissions. */
export function menuFor(somebody: Parameters<typeof opens>[1]): readonly OpenGroup[] {
  const pageAt = pageFor(somebody)
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
