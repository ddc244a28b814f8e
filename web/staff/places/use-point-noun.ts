import { staffPickUpAreas, staffPickUpPoints } from '#contract/places.ts'
import { staffDestinations } from '#contract/reference.ts'
import { pickText } from '#contract/wire/language.ts'
import type { Output } from '#contract/wire/operation.ts'
import { useRead } from '#web/client/queries.ts'
import { useText } from '#web/kit/text/use-text.ts'
import type { Noun } from './noun.ts'
import { text as placeText } from './places.text.ts'
import { PointPosition } from './PointPosition.tsx'
import { text } from './text.ts'

type Areas = Output<typeof staffPickUpAreas.list>['list']
type Channels = Output<typeof staffPickUpPoints.list>['channels']

/** A pick-up point with the areas, destinations and lines that it can have. */
export function usePointNoun(areas: Areas, channels: Channels): Noun {
  const t = useText(placeText)
  const shared = useText(text)
  const destinations = useRead(staffDestinations.list, {}).data?.list ?? []
  const choices = (list: readonly { readonly code: string; readonly name: Areas[number]['name'] }[]) =>
    list.map(({ code, name }) => ({ value: code, label: pickText(name, t.language) }))
  const lines = channels.map(({ id, name }) => ({ value: id, label: pickText(name, t.language) }))
  return {
    kind: 'pickUpPoint',
    key: 'id',
    fields: [
      { name: 'name', label: shared.name, kind: 'three' },
      { name: 'areaCode', label: t.area, kind: 'choice', options: choices(areas) },
      { name: 'destinationCode', label: t.destination, kind: 'choice', options: choices(destinations) },
      { name: 'address', label: t.address, kind: 'line', hint: t.addressHint, hintsSample: true },
      { name: 'phone', label: t.phone, kind: 'line', maxLength: 20 },
      { name: 'pickUpTime', label: t.pickUpTime, kind: 'line', maxLength: 100 },
      { name: 'weightLimitG', label: t.weightLimit, kind: 'kg', isOptional: true, hint: t.optional },
      { name: 'maxLengthMm', label: t.lengthLimit, kind: 'cm', isOptional: true, hint: t.optional },
      { name: 'storageDays', label: t.storageDays, kind: 'whole', isOptional: true },
      { name: 'storageFeeMinor', label: t.storageFee, kind: 'hkd', isOptional: true },
      { name: 'lat', label: t.lat, kind: 'degrees', isOptional: true, hint: t.mapHint },
      { name: 'lng', label: t.lng, kind: 'degrees', isOptional: true },
      { name: 'channelIds', label: t.channels, kind: 'many', options: lines, hint: t.channelsHint },
      { name: 'description', label: t.description, kind: 'threeLong', maxLength: 500 },
    ],
    Preview: PointPosition,
    addTitle: t.addPoint,
    create: staffPickUpPoints.create,
    update: staffPickUpPoints.update,
    remove: staffPickUpPoints.delete,
    state: 'open',
    suspendSentence: t.suspendPoint,
    refreshes: [staffPickUpPoints.list, staffPickUpAreas.list],
  }
}
