import { ApplyPage } from './ApplyPage.tsx'

/** One parcel becomes one order and is forwarded as it arrived (`/akeyTransport`). */
export const SingleTicketPage = () => <ApplyPage orderType="single_ticket" />
