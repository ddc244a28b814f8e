import { Button, UnstyledButton } from '@mantine/core'
import { Link, type LinkProps } from './Link.tsx'
import styles from './LinkButton.module.css'

export interface LinkButtonProps extends LinkProps {
  readonly variant?: 'filled' | 'default' | 'subtle'
  readonly size?: 'xs' | 'sm' | 'md' | 'compact-sm' | 'compact-md'
  readonly fullWidth?: boolean
}

const { root, inner, label } = Button.classes
const rootClasses = `mantine-focus-auto mantine-active ${root} mantine-Button-root ${UnstyledButton.classes.root}`

/**
 * A link that looks like a button. It has the classes of Mantine's `Button`, but its colors and sizes are in a style
 * sheet: `Button` calculates them for every link, which takes a slow phone 4 ms each.
 */
export function LinkButton({
  variant = 'filled',
  size = 'md',
  fullWidth = false,
  className = '',
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      className={`${rootClasses} ${styles[variant]} ${styles[size]} ${className}`}
      data-block={fullWidth || undefined}
    >
      <span className={`${inner} mantine-Button-inner`}>
        <span className={`${label} mantine-Button-label`}>{children}</span>
      </span>
    </Link>
  )
}
