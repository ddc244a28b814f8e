import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike: codes are read aloud and typed. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export const newInvitationCode = () => Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
