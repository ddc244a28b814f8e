/** The back office has its own bundle under this base; the paths below are relative to it. */
export const staffBase = '/staff'

export const staffPaths = {
  home: '/',
  login: '/login',
  password: '/password',
  secondFactor: '/second-factor',
  receive: '/receive',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  disputes: '/disputes',
  transfers: '/transfers',
  transfer: (id: string) => `/transfers/${id}`,
  approvals: '/approvals',
  people: '/people',
} as const

/** The sign-in page that leads back to the page that was asked for. */
export const loginFor = (path: string) =>
  path === staffPaths.home ? staffPaths.login : `${staffPaths.login}?next=${encodeURIComponent(path)}`
