import { abnormalText, parcelStatusText, trackEventText } from '#contract/codes.ts'
import { pickText } from '#contract/language.ts'
import type { Output } from '#contract/operation.ts'
import type { parcels } from '#contract/parcels.ts'
import type { Language } from '#domain/language.ts'
import { parcelCan } from '#domain/parcel.ts'
import type { StoredParcel, StoredStep } from './sql.ts'
import { backInStock } from './text.ts'

export type ParcelRow = Output<typeof parcels.forecastOne>
export type TrackStep = Output<typeof parcels.get>['events'][number]

/** A parcel as every list shows it; what may be done with it is asked of the state table. */
export function parcelRow(stored: StoredParcel, language: Language): ParcelRow {
  const { latestEvent, latestEventAt, abnormalCode, abnormalNote, abnormalBlocking, ...same } = stored
  return {
    ...same,
    warehouseName: pickText(stored.warehouseName, language),
    courierName: pickText(stored.courierName, language),
    statusText: parcelStatusText[stored.status][language],
    latestEvent: { code: latestEvent, text: trackEventText[latestEvent][language], at: latestEventAt },
    abnormal: abnormalCode && {
      code: abnormalCode,
      text: [abnormalText[abnormalCode][language], abnormalNote].filter(Boolean).join(' · '),
      blocking: abnormalBlocking,
    },
    canEdit: parcelCan.edit(stored) || parcelCan.declare(stored),
    canDelete: parcelCan.delete(stored),
  }
}

export function trackStep({ code, place, at, isReturn }: StoredStep, language: Language): TrackStep {
  const text = isReturn ? backInStock[language] : trackEventText[code][language]
  return { code, text, place: place && pickText(place, language), at }
}
