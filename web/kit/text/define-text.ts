import type { Text } from '#domain/language.ts'

/** A room's words, each in three languages; a missing one does not compile. Placeholders stand in braces. */
export const defineText = <Words extends Record<string, Text>>(words: Words): Words => words
