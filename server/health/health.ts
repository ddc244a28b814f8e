/** The version that members and clients are told (contract E-14); the package carries the same. */
export const appVersion = '1.0.2484'

/** Alive, whatever the database says: that is `readiness`. */
export const health = async () => ({ status: 'ok' as const, appVersion })
