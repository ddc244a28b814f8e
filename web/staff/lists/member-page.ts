import { tidyMemberNumber } from '#domain/member-number.ts'
import { pageNumber } from '#web/kit/list/use-url-filters.ts'

const pageSize = 20

/** The page and the member of an address, as the calls behind `MemberFilters` take them. */
export function memberPage({ page, member }: { readonly page: string; readonly member: string }) {
  const memberNumber = tidyMemberNumber(member)
  return { page: pageNumber(page), pageSize, ...(memberNumber ? { memberNumber } : {}) }
}
