import { storedChoice } from '#web/kit/look/stored-choice.ts'

/** The key of the open shift, on the device that is a station; null on everybody's own device. */
export const stationKey = storedChoice(() => localStorage, 'station-key')
