/* For rooms whose staff give something that a second person may have to allow (decision 26). */

export { refuseOwnAccount, refuseOwnAccounts, secondPersonAbove } from './four-eyes.ts'
export { type Approval, drawId, insertRequest as askSecondPerson, readRequest } from './sql.ts'
