import { ApplyPage } from './ApplyPage.tsx'

/** One parcel becomes one order, sent on as it came (`/akeyTransport`). */
export const SingleTicketPage = () => <ApplyPage orderType="single_ticket" />
