import type { Text } from '#domain/language.ts'

/** The texts of a module, each in three languages; a missing one does not compile. Placeholders are in braces. */
export const defineText = <Words extends Record<string, Text>>(words: Words): Words => words
