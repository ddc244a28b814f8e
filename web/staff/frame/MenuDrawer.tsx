import { useText } from '#web/kit/text/use-text.ts'
import { useOwnEscape } from '#web/kit/look/use-own-escape.ts'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { useOfficeName } from '#web/staff/office-name.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { Drawer } from '@mantine/core'
import { Account } from './Account.tsx'
import { text } from './frame.text.ts'
import { MenuGroups } from './MenuGroups.tsx'
import styles from './menu.module.css'
import { HomeLink } from './SideMenu.tsx'
import { useMenu } from './use-pages.ts'

interface MenuDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The menu on a phone, with the account and the language. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const t = useText(text)
  const shell = useText(shellText)
  const groups = useMenu()
  useOwnEscape(isOpen, onClose)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="left"
      size={304}
      title={useOfficeName()}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t.closeMenu }}
      classNames={{ content: styles.sheet ?? '', header: styles.sheetHead ?? '', close: styles.sheetClose ?? '' }}
    >
      <nav className={styles.sheetNav} aria-label={shell.menu}>
        <HomeLink isRail={false} onGone={onClose} />
        <MenuGroups groups={groups} onGone={onClose} />
      </nav>
      <div className={styles.sheetEnd}>
        <LanguageChoice />
        <Account onGone={onClose} />
      </div>
    </Drawer>
  )
}
