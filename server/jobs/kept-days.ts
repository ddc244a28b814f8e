/**
 * For how many days we keep what only had a use for a time. The purge deletes by these, and the privacy policy and the
 * member's own archive say them.
 */
export const keptDays = {
  /** After they ended. */
  sessions: 90,
  failedSignIns: 1,
  mails: 30,
  /** After somebody last asked about them. */
  unknownGoods: 180,
  unusedPictures: 1,
} as const
