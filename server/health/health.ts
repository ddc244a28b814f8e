/** The version that members and clients are told (E-14); package.json has the same. */
export const appVersion = '1.0.2484'

/** Alive, whatever the state of the database: that is reported by `readiness`. */
export const health = async () => ({ status: 'ok' as const, appVersion })
