import type { Text } from '#domain/language.ts'

/** What `useText` adds to the texts: a text of that name would never be read. */
type Taken = Readonly<Partial<Record<'language' | 'fill', never>>>

/** The texts of a module, each in three languages; a missing one does not compile. Placeholders are in braces. */
export const defineText = <Words extends Record<string, Text>>(words: Words & Taken): Words => words
