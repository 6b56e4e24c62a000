import { type MouseEvent, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/**
 * A car as a PDF. Without JavaScript the link opens it; with it the label shows progress, and errors are reported
 * (PRINT-02, PRINT-04).
 */
export function PdfLink({ href, fileName }: { href: string; fileName: string }) {
  const [busy, setBusy] = useState(false)
  const fetchIt = async (event: MouseEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const { downloadPdf } = await import('./download-pdf.ts')
    await downloadPdf(href, fileName)
    setBusy(false)
  }
  return (
    <a href={href} className="pdf-link" aria-busy={busy} onClick={fetchIt}>
      <Icon name="file-text" />
      <span aria-live="polite">{busy ? 'Preparing...' : 'PDF'}</span>
    </a>
  )
}
