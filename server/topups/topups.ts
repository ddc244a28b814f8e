/* For modules whose staff give something that a second person may have to approve. */

export { secondPersonAbove } from './four-eyes.ts'
export { type Approval, readRequest } from './approvals.sql.ts'
export { askSecondPerson, replaceRequest } from './second-person.ts'
export { drawId } from './sql.ts'
