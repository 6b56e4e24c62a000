import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** `/viewer/<kind>-<face>.<colour>`: the code of a spin that this host has the frames of. */
const PATH = /^\/viewer\/([a-z0-9]+(?:-[a-z0-9]+)+)\.([a-z]+)$/
const FRAMES = 36

/** A demo page of a provider that shows a spin by its code. @returns false for any other path */
export function answerViewerPage(path: string, response: ServerResponse): boolean {
  const [, vehicle, colour] = PATH.exec(path) ?? []
  if (vehicle === undefined || colour === undefined) return false
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src '${HASH}'`,
  })
  response.end(buildPage(vehicle, colour))
  return true
}

const SCRIPT = `const view = document.querySelector('img'), turn = document.querySelector('input')
turn.addEventListener('input', () => {
  view.src = view.src.replace(/spin-\\d\\d/, 'spin-' + turn.value.padStart(2, '0'))
})`
const HASH = `sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`

const buildPage = (vehicle: string, colour: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>All round (demonstration)</title>
<style>
body{margin:0;height:100vh;display:grid;grid-template-rows:1fr auto;background:#eceef0}
img{width:100%;height:100%;object-fit:cover;min-height:0}input{width:min(20rem,70%);margin:10px auto}
</style></head><body>
<img src="/${vehicle}/spin-04/${colour}.webp?w=1200" alt="The vehicle">
<input type="range" min="0" max="${FRAMES - 1}" value="4" aria-label="Turn the vehicle">
<script>${SCRIPT}</script>
</body></html>`
