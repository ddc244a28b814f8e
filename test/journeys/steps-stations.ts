import { staffAccounts } from '#contract/staff-accounts.ts'
import { signedInStaff } from './prepared.ts'

/* Working at a station that several people share. */

/** A new badge of one of the demo staff, and their name. */
export async function badgeFor(username: string) {
  const boss = await signedInStaff('admin')
  const { list } = await boss.call(staffAccounts.list, { keyword: username, pageSize: 100 })
  const person = list.find((each) => each.username === username)
  if (!person) throw new Error(`${username} is one of the demo staff`)
  return { ...(await boss.call(staffAccounts.drawBadge, { id: person.id })), name: person.name }
}
