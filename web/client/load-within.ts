/** How long a chunk may take to load. */
const chunkTimeoutMs = 120_000

/** Loads a page's code, and gives up after two minutes, so that the error page with its retry is shown. */
export function loadWithin<Part>(load: () => Promise<Part>, timeoutMs = chunkTimeoutMs): Promise<Part> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a part of the program did not arrive in time')), timeoutMs)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}
