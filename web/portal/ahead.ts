import { askAhead } from '#web/client/ahead.ts'

/*
 * Inside a document, before its styles, which would hold it back: sends what the page reads first, while the program is
 * on its way. Whatever fails here is asked for again, and reported, by the page itself.
 */

const { reads, for: reader } = document.currentScript?.dataset ?? {}
for (const url of reads?.split(' ') ?? []) askAhead(url, reader === 'member' ? 'member' : 'visitor')
