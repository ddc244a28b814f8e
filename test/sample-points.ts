import { pickText } from '#contract/wire/language.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { pickUpAreas, pickUpPoints } from '#db/seed/reference/pickup-points.ts'
import type { Language } from '#domain/language.ts'

const regions: Readonly<Record<number, 'hong_kong' | 'taiwan'>> = { 2: 'hong_kong', 3: 'taiwan' }

/** The pick-up points of a fresh installation. */
export const samplePoints = (language: Language): SiteContent['pickUpPoints'] =>
  pickUpPoints.map((point) => {
    const area = pickUpAreas.find(({ code }) => code === point.area_code)
    return {
      id: point.key,
      name: pickText(point.name, language),
      regionCode: regions[area?.region_code ?? 0] ?? 'overseas',
      areaCode: point.area_code,
      areaName: area ? pickText(area.name, language) : '',
      destinationCode: point.destination_code,
      address: point.address,
      phone: point.phone,
      pickUpTime: point.pick_up_time,
      weightLimitG: point.weight_limit_g,
      maxLengthMm: point.max_length_mm,
      storageDays: point.storage_days,
      storageFeeMinor: point.storage_fee_minor,
      currency: 'HKD',
      description: pickText(point.description, language),
      status: point.open ? 'open' : 'suspended',
      statusText: '',
      lat: point.lat,
      lng: point.lng,
      mapUrl: `https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}`,
    }
  })
