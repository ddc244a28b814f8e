import { askAhead } from '#web/client/ahead.ts'
import { listDays } from './first-picture/list-days.ts'

/*
 * Inside a document, before its styles, which would hold it back: sends what the page reads first, while the program is
 * on its way. Whatever fails here is asked for again, and reported, by the page itself.
 */

const { reads = '', lists = '', for: reader } = document.currentScript?.dataset ?? {}
const { from, to } = listDays()

/** With filters in the address a list asks for something else. */
const ofList = window.location.search === '' ? lists.replace('{from}', from).replace('{to}', to) : ''

for (const url of [...reads.split(' '), ...ofList.split(' ')])
  if (url !== '') askAhead(url, reader === 'member' ? 'member' : 'visitor')
