import { staff } from '#contract/staff.ts'
import { staffStations } from '#contract/stations.ts'
import { useWrite } from '#web/client/queries.ts'
import { showRefused } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { Switch } from '@mantine/core'
import styles from './labels.module.css'
import { text } from './text.ts'

/** Whether this station prints a label after each receipt; on a device of one's own there is no such choice. */
export function AfterReceipt() {
  const t = useText(text)
  const { at } = useDesk()
  const change = useWrite(staffStations.setAfterReceipt, { refreshes: [staff.me], onRefused: showRefused })
  if (!at) return null
  const isOn = change.isPending ? change.variables.printAfterReceipt : at.printAfterReceipt
  return (
    <Switch
      classNames={{ body: styles.after ?? '', label: styles.afterWords ?? '' }}
      label={t.afterReceipt}
      checked={isOn}
      onChange={({ currentTarget }) => change.mutate({ printAfterReceipt: currentTarget.checked })}
    />
  )
}
