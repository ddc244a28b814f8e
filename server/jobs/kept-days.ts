import { noticesKeptDays } from '#domain/member-event.ts'

/**
 * For how many days we keep data of temporary use. The purge deletes by these numbers; the privacy policy and the
 * member's own archive state them.
 */
export const keptDays = {
  /** After they ended. */
  sessions: 90,
  /** Of staff who never joined, after it was withdrawn or its days had passed. */
  invitations: 90,
  failedSignIns: 1,
  mails: 30,
  notices: noticesKeptDays,
  /** After the latest search for them. */
  unknownGoods: 180,
  unusedPictures: 1,
  /** Files that were uploaded for moving in, after their last change. */
  movingFiles: 30,
} as const
