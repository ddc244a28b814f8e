import { storedChoice } from '#web/kit/look/stored-choice.ts'
import { useMedia } from '#web/kit/look/use-wide.ts'
import { type MenuGroupKey, menuGroupKeys } from './menu.ts'

/* What a device remembers of the menu. On stations it is folded unless somebody unfolded it there. */

const choices = {
  pages: storedChoice(() => localStorage, 'staff-menu'),
  stations: storedChoice(() => localStorage, 'staff-menu-stations'),
} as const

interface MenuForm {
  /** Only icons, because there is no room or because it is folded. */
  readonly isRail: boolean
  /** There is room for both, so one may choose. */
  readonly isFoldable: boolean
  readonly fold: (isFolded: boolean) => void
}

export function useMenuForm(isStation: boolean): MenuForm {
  const isRoomy = useMedia('(min-width: 1181px)')
  const choice = choices[isStation ? 'stations' : 'pages']
  const chosen = choice.useChoice()
  const isFolded = chosen === null ? isStation : chosen === 'folded'
  return {
    isRail: !isRoomy || isFolded,
    isFoldable: isRoomy,
    fold: (folded) => choice.keep(folded === isStation ? null : folded ? 'folded' : 'open'),
  }
}

const closed = storedChoice(() => localStorage, 'staff-menu-closed')

/** Every group is open until somebody closes it on this device. */
export function useOpenGroups() {
  const kept = (closed.useChoice() ?? '').split(' ')
  const closedKeys = menuGroupKeys.filter((key) => kept.includes(key))
  return {
    isOpen: (key: MenuGroupKey) => !closedKeys.includes(key),
    toggle: (key: MenuGroupKey) => {
      const next = closedKeys.includes(key) ? closedKeys.filter((each) => each !== key) : [...closedKeys, key]
      closed.keep(next.length === 0 ? null : next.join(' '))
    },
  }
}
