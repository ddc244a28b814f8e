import { icon } from '#web/kit/look/icons.tsx'

/* Icons that only the frame of the back office shows. */

export const PeopleIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 9a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6.300M18 14.500a6 6 0 0 1 3.500 5.500" />,
)
export const TagIcon = icon(<path d="M4 4h8l8 8-8 8-8-8ZM8.500 8.500h.010" />)
export const GearIcon = icon(
  <path d="M12 15.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM12 3v3m0 12v3M3 12h3m12 0h3M5.600 5.600l2.100 2.100m8.600 8.600 2.100 2.100m0-12.800-2.100 2.100m-8.600 8.600-2.100 2.100" />,
)
export const FoldIcon = icon(<path d="M4 4h16v16H4ZM9.500 4v16M16 9l-3 3 3 3" />)
export const UnfoldIcon = icon(<path d="M4 4h16v16H4ZM9.500 4v16M13 9l3 3-3 3" />)
export const MenuIcon = icon(<path d="M4 6h16M4 12h16M4 18h16" />)
