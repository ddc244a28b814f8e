/** The host of the API: one build setting; empty means the same origin. */
const host: string = import.meta.env.VITE_API_HOST ?? ''

/** The full address of a path that the API returned, such as a picture; other addresses are unchanged. */
export const apiUrl = (path: string): string => (path.startsWith('/') ? `${host}${path}` : path)
