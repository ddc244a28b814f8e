import { askAhead } from '#web/client/ahead.ts'
import { listDays } from './first-picture/list-days.ts'

/*
 * Inside a document, before its styles, which would hold it back: sends what the page reads first, while the program is
 * on its way. Whatever fails here is asked for again, and reported, by the page itself.
 */

const { reads = '', lists = '', for: reader } = document.currentScript?.dataset ?? {}

for (const url of [...reads.split(' '), ...ofList()])
  if (url !== '') askAhead(url, reader === 'member' ? 'member' : 'visitor')

/** With filters in the address a list asks for something else. */
function ofList(): readonly string[] {
  if (lists === '' || window.location.search !== '') return []
  const { from, to } = listDays()
  return lists.replace('{from}', from).replace('{to}', to).split(' ')
}
