import { storedChoice } from '#web/kit/look/stored-choice.ts'

/**
 * What the queue of a station is encrypted with: the server gives it to the person who signs in there, and the
 * tab forgets it when they leave. Null on everybody's own device.
 */
export const queueKey = storedChoice(() => sessionStorage, 'station-queue-key')
