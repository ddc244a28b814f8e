import { noPhotoReasons, noPhotoText } from '#contract/codes.ts'
import { useDesk } from '#web/staff/staff-context.ts'
import { useStored } from '#web/staff/stored.ts'
import { useText } from '#web/kit/text/use-text.ts'
import { NativeSelect } from '@mantine/core'
import * as z from 'zod/mini'
import { text } from './text.ts'

const reason = z.enum(noPhotoReasons)
export type Reason = z.output<typeof reason>

/**
 * Why this desk goes on without photos: chosen once, remembered until the tab is closed. Null if a photo is required.
 */
export function useNoPhotoReason() {
  const { station } = useDesk()
  const [chosen, choose] = useStored('staff-no-photo', reason, noPhotoReasons[0])
  return { noPhotoReason: station.photoRequired ? null : chosen, chosen, choose }
}

interface NoPhotoProps {
  readonly chosen: Reason
  readonly onChoose: (reason: Reason) => void
  /** Submitting was tried without a required photo. */
  readonly isMissing: boolean
}

/** Asks for a photo if there is none yet, and says what is recorded without one. */
export function NoPhoto({ chosen, onChoose, isMissing }: NoPhotoProps) {
  const t = useText(text)
  const { station } = useDesk()
  if (station.photoRequired) return <p role={isMissing ? 'alert' : undefined}>{t.photoRequired}</p>
  return (
    <NativeSelect
      size="sm"
      label={t.noPhoto}
      description={t.photoAsk}
      // Enter skips to what differs from parcel to parcel.
      data-passed-by=""
      value={chosen}
      onChange={(event) => onChoose(reason.parse(event.currentTarget.value))}
      data={noPhotoReasons.map((value) => ({ value, label: noPhotoText[value][t.language] }))}
    />
  )
}
