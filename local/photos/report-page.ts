import type { ServerResponse } from 'node:http'

const PATH = /^\/reports\/(history|carAnalysis|ppsrReport)\/([A-Z0-9]{1,20})$/
const TITLES: Readonly<Record<string, string>> = {
  history: 'Vehicle history report',
  carAnalysis: 'Car analysis',
  ppsrReport: 'PPSR report',
}

/** A demo page of a provider's vehicle report. It contains no data. @returns false for any other path */
export function answerReportPage(path: string, response: ServerResponse): boolean {
  const [, kind = '', vin = ''] = PATH.exec(path) ?? []
  const title = TITLES[kind]
  if (title === undefined) return false
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
  })
  response.end(buildPage(title, vin))
  return true
}

const buildPage = (title: string, vin: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (demonstration)</title>
<style>
body{margin:0 auto;max-width:60ch;padding:clamp(16px,4vw,40px);font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}
h1{font-size:1.5rem;margin:0 0 16px}dt{color:#555b63}dd{margin:0 0 12px;font-weight:600}
.note{border-left:3px solid #c9ced6;padding-left:14px}
</style></head><body>
<h1>${title}</h1>
<dl><dt>Vehicle identification number</dt><dd>${vin}</dd></dl>
<p class="note">This is a demonstration of a provider's page. Nothing was looked up.</p>
</body></html>`
