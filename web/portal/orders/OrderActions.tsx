import { OfRow } from '#web/kit/look/OfRow.tsx'
import { Button } from '@mantine/core'
import { LinkButton, type LinkButtonProps } from '#web/kit/look/LinkButton.tsx'
import { type ActedOrder, type Action, type ActionName, useOrderActions } from './use-order-actions.ts'

interface Props {
  readonly order: ActedOrder
  readonly onPay: (orderId: string) => void
  /** Both questions belong to the page: a row may leave its list while they are answered. */
  readonly onCancel: (orderId: string) => void
  /** Actions that the page offers in another way. */
  readonly omit?: readonly ActionName[]
  readonly isLarge?: boolean
  readonly onDeleted?: () => void
}

/** The buttons for what a member may do with an order now. */
export function OrderActions({ order, onPay, onCancel, omit = [], isLarge = false, onDeleted }: Props) {
  const actions = useOrderActions(order, { onPay, onCancel, onDeleted, isOwnPage: isLarge })
  const shown = actions.filter(({ name }) => !omit.includes(name))
  const size = isLarge ? 'md' : 'compact-md'
  return (
    <>
      {shown.map((action) => (
        <ActionButton
          key={action.name}
          action={action}
          size={size}
          variant={isMain(action.name, shown, isLarge) && !order.measuredAgain ? 'filled' : 'default'}
          of={isLarge ? undefined : order.orderNumber}
        />
      ))}
    </>
  )
}

/** One button is the main one: deciding comes before paying, and a list confirms receipt quietly. */
function isMain(name: ActionName, shown: readonly Action[], isLarge: boolean): boolean {
  if (name === 'pay') return !shown.some((action) => action.name === 'decide')
  return name === 'decide' || (name === 'confirm' && isLarge)
}

interface ActionButtonProps extends Pick<LinkButtonProps, 'size' | 'variant'> {
  readonly action: Action
  readonly of: string | undefined
}

function ActionButton({ action, of, ...look }: ActionButtonProps) {
  const { label, to, run, isPending = false } = action
  const words = (
    <>
      {label}
      <OfRow name={of} />
    </>
  )
  return to ? (
    <LinkButton to={to} {...look}>
      {words}
    </LinkButton>
  ) : (
    <Button loading={isPending} onClick={run} {...look}>
      {words}
    </Button>
  )
}
