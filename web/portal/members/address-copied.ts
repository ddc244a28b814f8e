import { storedChoice } from '#web/kit/look/stored-choice.ts'

/** The member number whose warehouse address was last copied on this device; only the first steps look at it. */
const choice = storedChoice(() => localStorage, 'address-copied')

export const noteAddressCopied = (memberNumber: string): void => choice.keep(memberNumber)
export const useAddressCopiedBy = (): string | null => choice.useChoice()
