/** The back office has its own bundle under this base; the paths below are relative to it. */
export const staffBase = '/staff'

export const staffPaths = {
  home: '/',
  login: '/login',
  join: '/join',
  password: '/password',
  secondFactor: '/second-factor',
  receive: '/receive',
  parcels: '/parcels',
  parcel: (id: string) => `/parcels/${id}`,
  bins: '/bins',
  bin: (id: string) => `/bins/${id}`,
  putAway: '/put-away',
  handovers: '/handovers',
  handover: (id: string) => `/handovers/${id}`,
  dayEnd: '/day-end',
  orders: '/orders',
  order: (id: string) => `/orders/${id}`,
  disputes: '/disputes',
  parcelServices: '/parcel-services',
  closings: '/closings',
  questions: '/questions',
  warehouseTransfers: '/warehouse-transfers',
  storedParcels: '/stored-parcels',
  transfers: '/transfers',
  transfer: (id: string) => `/transfers/${id}`,
  payments: '/payments',
  payment: (number: string) => `/payments/${number}`,
  reconciliation: '/reconciliation',
  approvals: '/approvals',
  people: '/people',
  stations: '/stations',
  settings: '/settings',
  places: '/places',
  couriers: '/couriers',
  goodsWords: '/goods-words',
  levels: '/levels',
  tariff: '/tariff',
  tariffVersions: '/tariff-drafts',
  tariffVersion: (id: string) => `/tariff-drafts/${id}`,
  lines: '/lines',
  services: '/services',
  surcharges: '/surcharges',
  opening: '/opening',
  texts: '/texts',
  textOf: (slug: string) => `/texts/${slug}`,
  articles: '/articles',
  articleOf: (id: string) => `/articles/${id}`,
  codeTexts: '/messages',
  mailTexts: '/mails',
  mailTextOf: (key: string) => `/mails/${key}`,
  moving: '/moving-in',
  claims: '/claims',
  unclaimed: '/unclaimed',
} as const

/** The sign-in page that leads back to the page that was asked for. */
export const loginFor = (path: string) =>
  path === staffPaths.home ? staffPaths.login : `${staffPaths.login}?next=${encodeURIComponent(path)}`

/** The transfers between warehouses whose number starts like this, in any state. */
export const movesOf = (number: string) => `${staffPaths.warehouseTransfers}?state=&q=${encodeURIComponent(number)}`

/** One day of the warehouse where one works. */
export const dayAt = (day: string) => `${staffPaths.dayEnd}?day=${day}`
/** Questions about a parcel of this number, in every state. */
export const questionsOf = (trackingNumber: string) =>
  `${staffPaths.questions}?state=&q=${encodeURIComponent(trackingNumber)}`

/** The page of a parcel, with the form that closes it for its storage. */
export const closeForStorage = (id: string) => `${staffPaths.parcel(id)}?close=storage`

/** What is past the longest stay, or one of it. */
export const pastStay = (number = '') =>
  `${staffPaths.storedParcels}?show=past${number === '' ? '' : `&q=${encodeURIComponent(number)}`}`

/** The payments that somebody should look at. */
export const flaggedPayments = `${staffPaths.payments}?view=flagged`

/** One difference of the daily check, in any state. */
export const differenceAt = (id: string) => `${staffPaths.reconciliation}?state=&id=${id}`

/** The unclaimed parcels whose number starts like this, in any state. */
export const unclaimedOf = (number: string) => `${staffPaths.unclaimed}?state=&q=${encodeURIComponent(number)}`

/** The claims to answer on the parcels whose number starts like this. */
export const claimsOf = (number: string) => `${staffPaths.claims}?q=${encodeURIComponent(number)}`

/** The claims to answer, with the case of this one open. */
export const claimCase = (id: string) => `${staffPaths.claims}?open=${id}`
