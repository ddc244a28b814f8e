import type { SiteContent } from '#contract/site-content.ts'

type Points = SiteContent['pickUpPoints']

/** Where the map of Taiwan (`map-tw`) has its three pins, which are numbered from north to south. */
const pins = [
  { lat: 25.05, lng: 121.52 },
  { lat: 24.15, lng: 120.66 },
  { lat: 22.63, lng: 120.3 },
] as const

/** About 30 km: the map is not exact enough to tell places within it apart. */
const nearDegrees = 0.3

/** The points in the order of their pins; null if the map would not show exactly these points. */
export function pinned(points: Points): Points | null {
  const found = pins.flatMap((pin) => {
    const near = points.filter(({ lat, lng }) => isNear(pin, lat, lng))
    return near.length === 1 ? near : []
  })
  return found.length === pins.length && found.length === points.length ? found : null
}

const isNear = (pin: (typeof pins)[number], lat: number | null, lng: number | null): boolean =>
  lat !== null && lng !== null && Math.abs(lat - pin.lat) < nearDegrees && Math.abs(lng - pin.lng) < nearDegrees
