/** What a browser keeps for a site, lying in a map; its keys are its own properties, as a browser's are. */
export function storageOf(kept = new Map<string, string>()): Storage {
  const storage: Storage = {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
  }
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_storage, key) =>
      typeof key === 'string' && kept.has(key)
        ? { value: kept.get(key), enumerable: true, configurable: true }
        : undefined,
  })
}
