import { orders, staffOrders } from '#contract/orders.ts'
import { staffBankTransfers } from '#contract/topups.ts'
import { signedInMember, signedInStaff } from './prepared.ts'

/* Every page that is built, as the cast sees it: with real things on it, and with the things that it is about. */

export interface BuiltPage {
  readonly path: string
  readonly as: 'visitor' | 'member' | 'staff'
}

const entryPages = ['login', 'register', 'retrievePassword', 'sendSuccess', 'activation', 'success'] as const
const passwordPages = ['changePassword', 'changePassword?token=of-nobody', 'changePasSuccess'] as const
const memberPages = [
  'pageHome',
  'forecastParcel',
  'packageList',
  'applyFreight',
  'orderManagement',
  'trackRecord?no=SF1420098812103,SF1420098812104',
  'consigneeManagement',
  'shipperManagement',
  'warehouseAddress',
  'onlinetopUp',
  'bankTransfer',
  'expenseCalendar',
  '404',
] as const
const staffPages = ['receive', 'orders', 'transfers', 'transfers?audit=', 'approvals', 'password', 'nowhere'] as const

const everyOrder = { page: 1, pageSize: 50, lifecycle: 'active', dateField: 'order' } as const

interface Cast {
  readonly stored: Readonly<Record<string, string>>
  readonly staffToken: string
  readonly pages: readonly BuiltPage[]
}

/** The pages with what it takes to see them: Meiling's session and the administrator's. */
export async function builtPages(): Promise<Cast> {
  const meiling = await signedInMember('meiling@example.com')
  const admin = await signedInStaff('admin')
  const hers = await meiling.call(orders.list, everyOrder)
  const theirs = await admin.call(staffOrders.search, everyOrder)
  const transfers = await admin.call(staffBankTransfers.search, { page: 1, pageSize: 1 })
  const at = (as: BuiltPage['as'], base: string, paths: readonly string[]) =>
    paths.map((path) => ({ as, path: `${base}/${path}` }))
  return {
    stored: meiling.stored,
    staffToken: admin.token,
    pages: [
      ...at('visitor', '/web_site', ['webHome', ...entryPages, ...passwordPages]),
      { as: 'visitor', path: '/staff/login' },
      { as: 'visitor', path: '/api/docs' },
      ...at('member', '/web_site', memberPages),
      ...at(
        'member',
        '/web_site',
        oneOfEach(hers.list).map((id) => `orderDetails?id=${id}`),
      ),
      ...at('staff', '/staff', staffPages),
      ...at(
        'staff',
        '/staff',
        oneOfEach(theirs.list).map((id) => `orders/${id}`),
      ),
      ...at(
        'staff',
        '/staff',
        transfers.list.map(({ id }) => `transfers/${id}`),
      ),
    ],
  }
}

/** An order in every state that there is one of. */
const oneOfEach = (list: readonly { readonly id: string; readonly status: string }[]) => [
  ...new Map(list.map((order) => [order.status, order.id])).values(),
]
