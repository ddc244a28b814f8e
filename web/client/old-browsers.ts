/*
 * Polyfills for WebViews of 2020 (WeChat's browser and old Android phones); the build compiles syntax to ES2020 but
 * adds no functions. Imported first by every entry.
 */

if (!Object.hasOwn) {
  Object.defineProperty(Object, 'hasOwn', {
    value: (target: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(target, key),
  })
}

for (const list of [Array.prototype, String.prototype]) {
  if ('at' in list) continue
  Object.defineProperty(list, 'at', {
    value(this: ArrayLike<unknown>, index: number) {
      return this[index < 0 ? this.length + index : index]
    },
  })
}

if (!('replaceAll' in String.prototype)) {
  Object.defineProperty(String.prototype, 'replaceAll', {
    value(this: string, found: string | RegExp, by: string) {
      return typeof found === 'string' ? this.split(found).join(by) : this.replace(found, by)
    },
  })
}

export {}
