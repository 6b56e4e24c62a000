import { expect, test } from 'vitest'
import { downloadPdf, PDF_FAILED } from './download-pdf.ts'

function startFakeBrowser(fetch: () => Promise<Response>) {
  const alerts: string[] = []
  const saved: string[] = []
  return {
    alerts,
    saved,
    browser: {
      fetch,
      alert: (message: string) => void alerts.push(message),
      save: (_file: Blob, name: string) => void saved.push(name),
    },
  }
}

test('a fetched PDF is saved under the name the server sent', async () => {
  const headers = { 'content-type': 'application/pdf' }
  const { browser, alerts, saved } = startFakeBrowser(async () => new Response('%PDF-', { headers }))
  await downloadPdf('/x', 'car.pdf', browser)
  expect({ alerts, saved }).toEqual({ alerts: [], saved: ['car.pdf'] })
})

test.each([
  ['a refusal', async () => new Response('', { status: 503 }), PDF_FAILED],
  [
    'a page in place of a document',
    async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    PDF_FAILED,
  ],
  ['a broken connection', () => Promise.reject(new Error('Failed to fetch')), 'Failed to fetch'],
])('%s shows an alert with the message (PRINT-04, ERR-08)', async (_, fetch, message) => {
  const { browser, alerts, saved } = startFakeBrowser(fetch)
  await downloadPdf('/x', 'car.pdf', browser)
  expect({ alerts, saved }).toEqual({ alerts: [message], saved: [] })
})
