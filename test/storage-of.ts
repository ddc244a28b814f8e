/** A browser's storage, backed by a map; its keys are own properties, as in a browser. */
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
