import { staffOrders } from '#contract/orders.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { Logo } from '#web/kit/look/Cat.tsx'
import { SearchIcon } from '#web/kit/look/icons.tsx'
import { LanguageChoice } from '#web/kit/text/LanguageChoice.tsx'
import { useOfficeName } from '#web/staff/office-name.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { text as shellText } from '#web/staff/shell.text.ts'
import { useDesk, useMay } from '#web/staff/staff-context.ts'
import { Link } from '#web/kit/look/Link.tsx'
import { Account } from './Account.tsx'
import { text } from './frame.text.ts'
import { MenuIcon } from './icons.tsx'
import styles from './top.module.css'

/** Where one works, the language, and who one is. */
export const TopBar = () => (
  <header className={styles.bar}>
    <WarehouseChoice />
    <span className={styles.space} />
    <LanguageChoice />
    <Account />
  </header>
)

interface PhoneBarProps {
  readonly onMenu: () => void
  readonly onGoTo: () => void
}

/** On a phone the rest is in the drawer. */
export function PhoneBar({ onMenu, onGoTo }: PhoneBarProps) {
  const t = useText(text)
  const office = useOfficeName()
  return (
    <header className={`${styles.bar} ${styles.phone}`}>
      <button type="button" className={styles.square} aria-label={t.openMenu} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon size={22} />
      </button>
      <Link to={staffPaths.home} className={styles.logo} aria-label={office}>
        <Logo size={30} />
      </Link>
      <span className={styles.space} />
      <WarehouseChoice />
      <button type="button" className={styles.square} aria-label={t.goTo} aria-haspopup="dialog" onClick={onGoTo}>
        <SearchIcon size={22} />
      </button>
    </header>
  )
}

function WarehouseChoice() {
  const t = useText(shellText)
  const may = useMay()
  const { staff, warehouse, chooseWarehouse } = useDesk()
  // Finance and editors do not work with the parcels of a warehouse.
  if (!warehouse || !may(staffOrders.sign)) return null
  return (
    <select
      className={`${styles.warehouse} own-arrow`}
      aria-label={t.warehouse}
      value={warehouse.id}
      onChange={(event) => chooseWarehouse(event.currentTarget.value)}
    >
      {staff.warehouses.map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </select>
  )
}
