/* The build draws as somebody's first visit: nothing is stored, and no address has been opened. */

const empty: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
}

globalThis.localStorage ??= empty
globalThis.sessionStorage ??= empty
