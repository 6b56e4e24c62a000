import type { ServerResponse } from 'node:http'

/** `/bookings/<dealer>`: lower-case letters, digits and dashes. */
const PATH = /^\/bookings\/[a-z0-9-]{1,60}$/

/**
 * A demo page of a booking provider, shown in a frame or linked by dealers. It offers a week of times and books
 * nothing.
 * @returns false for any other path
 */
export function answerBookingPage(path: string, response: ServerResponse): boolean {
  if (!PATH.test(path.split('?')[0] ?? '')) return false
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
  })
  response.end(PAGE)
  return true
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const TIMES = ['7:30 am', '8:30 am', '10:00 am', '1:00 pm', '2:30 pm']

const columns = DAYS.map(
  (day, at) =>
    `<fieldset><legend>${day}</legend>${TIMES.filter((_, time) => (time * 3 + at * 2) % 5 !== 0)
      .map((time) => `<label><input type="radio" name="time" value="${day} ${time}"> ${time}</label>`)
      .join('')}</fieldset>`,
).join('')

const PAGE = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Workshop calendar (demonstration)</title>
<style>
body{margin:0;padding:clamp(16px,4vw,40px);font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#fff}
h1{font-size:1.5rem;margin:0 0 4px}p{margin:0 0 20px;color:#555b63;max-width:60ch}
form{display:grid;gap:16px}.week{display:grid;grid-template-columns:repeat(auto-fit,minmax(136px,1fr));gap:16px}
fieldset{border:1px solid #c9ced6;border-radius:8px;padding:8px 14px 14px;min-width:0}legend{font-weight:600;padding:0 4px}
label{display:flex;gap:10px;align-items:center;min-height:40px}input{width:20px;height:20px;margin:0}
form+p{margin-top:24px}.note{border-left:3px solid #c9ced6;padding-left:14px}
</style></head><body>
<h1>Choose a time</h1>
<p>Free times of the coming week.</p>
<form><div class="week">${columns}</div></form>
<p class="note">This is a demonstration of a booking provider's page. It books nothing.</p>
</body></html>`
