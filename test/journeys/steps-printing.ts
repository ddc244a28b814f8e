import type { Page } from '@playwright/test'

/**
 * Stands in for a browser that shows PDF: a page in its place, and a print dialog that nobody has to close. What was
 * printed from a frame with a file is counted in `data-printed` of the body. Call before the page is loaded.
 */
export const withPdfViewer = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true })
    const createUrl = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (thing) =>
      createUrl(
        thing instanceof Blob && thing.type === 'application/pdf' ? new Blob(['-'], { type: 'text/html' }) : thing,
      )
    window.print = () => {
      const body = window.top?.document.body
      if (window.location.protocol === 'blob:')
        body?.setAttribute('data-printed', String(Number(body.getAttribute('data-printed') ?? 0) + 1))
      window.focus()
    }
  })
