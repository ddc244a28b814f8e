import type { text } from './ceremony.text.ts'

export type CeremonyWord = keyof typeof text

/** A passkey could not be made or used on this device; the word names the sentence that says what to do. */
export class CeremonyFault extends Error {
  // Only declared: the build for older browsers adds a helper to every page for fields that are defined.
  declare readonly word: CeremonyWord

  constructor(word: CeremonyWord) {
    super(word)
    this.word = word
  }
}
