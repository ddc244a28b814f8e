import { staff } from '#contract/staff.ts'
import { staffStations } from '#contract/stations.ts'
import { shiftHours } from '#domain/station.ts'
import { call } from '#web/client/api.ts'
import { useWrite } from '#web/client/queries.ts'
import { whileSigningOut } from '#web/client/session.ts'
import { OfRow } from '#web/kit/look/OfRow.tsx'
import { confirmed } from '#web/kit/message/confirm.ts'
import { showRefused, showSuccess } from '#web/kit/message/toast.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { staffPaths } from '#web/staff/paths.ts'
import { signedOut } from '#web/staff/signed-in.ts'
import { useMay } from '#web/staff/staff-context.ts'
import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { stationKey } from './station-key.ts'
import type { Station } from './station.ts'
import { TestPrint } from './TestPrint.tsx'
import { text } from './stations.text.ts'

interface ActionsProps {
  readonly station: Station
  readonly onEdit: () => void
}

export function StationActions({ station, onEdit }: ActionsProps) {
  const t = useText(text)
  const may = useMay()
  const { name, suspended, shift } = station
  if (!may(staffStations.update)) return null
  return (
    <>
      {!suspended && <OpenButton station={station} />}
      {!suspended && <TestPrint station={station} />}
      {shift && <CloseButton station={station} />}
      <Button size="compact-sm" variant="default" onClick={onEdit}>
        {t.edit}
        <OfRow name={name} />
      </Button>
    </>
  )
}

/** The administrator leaves this device to the people of the shift: their own session ends here. */
function OpenButton({ station: { id, name, shift } }: Pick<ActionsProps, 'station'>) {
  const t = useText(text)
  const navigate = useNavigate()
  const open = useWrite(staffStations.open, {
    refreshes: [staffStations.list],
    onDone: async ({ stationKey: key }) => {
      stationKey.keep(key)
      void navigate(staffPaths.receive)
      // Whatever the server answers, this device belongs to the shift now.
      await whileSigningOut(call(staff.logout, {})).catch(() => {})
      signedOut()
    },
    onRefused: showRefused,
  })
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('openTitle', { name }),
      sentence: (
        <>
          <p>{t.fill('openSentence', { hours: shiftHours })}</p>
          {shift && <p>{t.openElsewhere}</p>}
        </>
      ),
      confirm: t.openYes,
    })
    if (isSure) open.mutate({ id })
  }
  return (
    <Button size="compact-sm" loading={open.isPending} onClick={() => void ask()}>
      {t.openHere}
      <OfRow name={name} />
    </Button>
  )
}

function CloseButton({ station: { id, name } }: Pick<ActionsProps, 'station'>) {
  const t = useText(text)
  const close = useWrite(staffStations.close, {
    refreshes: [staffStations.list],
    onDone: () => showSuccess(t.fill('closeDone', { name })),
    onRefused: showRefused,
  })
  const ask = async () => {
    const isSure = await confirmed({
      title: t.fill('closeTitle', { name }),
      sentence: t.closeSentence,
      confirm: t.closeYes,
      danger: true,
    })
    if (isSure) close.mutate({ id })
  }
  return (
    <Button size="compact-sm" variant="default" loading={close.isPending} onClick={() => void ask()}>
      {t.close}
      <OfRow name={name} />
    </Button>
  )
}
