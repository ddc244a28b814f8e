import { Drawer } from '@mantine/core'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { useText } from '#web/kit/text/use-text.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { MemberName, MemberNumber } from './MemberNumber.tsx'
import styles from './MemberShell.module.css'
import { text } from './text.ts'

interface MenuSheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The whole menu on a phone, from the bottom of the screen. */
export function MenuSheet({ isOpen, onClose }: MenuSheetProps) {
  const t = useText(text)
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="85%"
      title={t.menu}
      closeButtonProps={{ 'aria-label': t.closeMenu }}
    >
      <div className={styles.sheetHead}>
        <MemberName />
        <LanguageChoice />
        <MemberNumber />
      </div>
      <MemberMenu onGone={onClose} />
    </Drawer>
  )
}
