/** The last documents that were printed: a dialog may still be open, or the printer be fed, so they stay for a while. */
const kept: (() => void)[] = []
const keptMost = 5

/**
 * Opens the browser's print dialog for a PDF, in a frame that nobody sees. Answers whether it could: phones and some
 * browsers show no PDF in a page, and others let nobody print it from outside.
 */
export function printPdf(bytes: Blob): Promise<boolean> {
  if (!navigator.pdfViewerEnabled) return Promise.resolve(false)
  if (kept.length >= keptMost) kept.shift()?.()
  let before = document.activeElement
  const address = URL.createObjectURL(bytes)
  const frame = hiddenFrame()
  // Keys belong to the page again, where a scanner is heard.
  const giveBack = () => {
    if (document.activeElement === frame && before instanceof HTMLElement) before.focus()
  }
  window.addEventListener('focus', giveBack)
  kept.push(() => {
    window.removeEventListener('focus', giveBack)
    URL.revokeObjectURL(address)
    frame.remove()
  })
  return new Promise((resolve) => {
    frame.addEventListener('load', () => {
      // Somebody may have gone on to another field while it was loaded.
      if (document.activeElement !== frame) before = document.activeElement
      resolve(printed(frame))
      giveBack()
    })
    frame.src = address
    document.body.append(frame)
  })
}

/** Not `display: none`: some browsers print such a frame empty. */
function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0'
  return frame
}

function printed(frame: HTMLIFrameElement): boolean {
  try {
    frame.contentWindow?.print()
    return true
  } catch (error) {
    // A viewer of another origin, such as that of an old Firefox: the file is saved instead, which the page says.
    console.warn('This browser does not let a page print a PDF.', error)
    return false
  }
}
