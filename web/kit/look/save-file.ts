/** Saves a file through the browser's downloads. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Some browsers start to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
