import { choiceNumber } from './language.ts'
import { wireCode } from './wire-code.ts'

/** Language choice numbers on the wire. */
export const languageChoice = wireCode(choiceNumber)
