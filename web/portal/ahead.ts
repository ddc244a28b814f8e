import { askAhead } from '#web/client/ahead.ts'

/*
 * Inside a member's document, before its styles, which would hold it back: sends what the page reads first, while the
 * program is on its way. Whatever fails here is asked for again, and reported, by the page itself.
 */

for (const url of document.currentScript?.dataset['reads']?.split(' ') ?? []) askAhead(url)
