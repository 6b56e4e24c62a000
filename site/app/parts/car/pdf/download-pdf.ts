/** Shown when neither the server nor the browser gives a reason. */
export const PDF_FAILED = 'We couldn’t make the PDF. Try again.'

/** The browser functions used; tests inject their own. */
export type PdfBrowser = {
  fetch: (href: string) => Promise<Response>
  alert: (message: string) => void
  /** Saves a file to the visitor's device. */
  save: (file: Blob, fileName: string) => void
}

const BROWSER: PdfBrowser = {
  fetch: (href) => fetch(href),
  alert: (message) => window.alert(message),
  save: (file, fileName) => {
    const url = URL.createObjectURL(file)
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
    link.click()
    // The download has started by then; an unrevoked URL would hold the file in memory as long as the page.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  },
}

/** Fetches a PDF and saves it, by `fetch`, as a fetcher's answer cannot be a file; errors are shown in the browser's alert (PRINT-04, ERR-08). */
export async function downloadPdf(href: string, fileName: string, browser = BROWSER): Promise<void> {
  try {
    const answer = await browser.fetch(href)
    const type = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !type.startsWith('application/pdf')) throw new Error(PDF_FAILED)
    browser.save(await answer.blob(), fileName)
  } catch (error) {
    browser.alert(error instanceof Error && error.message ? error.message : PDF_FAILED)
  }
}
