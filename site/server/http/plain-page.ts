// Pages that must work when nothing else does: no dealer is known, or the content cannot be read.

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** A whole page of one heading and one sentence, in nobody's look. Words are escaped. */
export function plainPage(title: string, text: string, requestId?: string): string {
  const reference = requestId ? `<p><small>Reference ${escaped(requestId)}</small></p>` : ''
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;color:#14171c;background:#fff;margin:0;display:grid;min-height:100vh;place-content:center;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.15;margin:0 0 .5rem}p{margin:0;max-width:38rem;color:#5a5c60}small{display:block;margin-top:1.5rem}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${reference}</main></body></html>`
}

export const NO_SITE = {
  title: 'There is no site here',
  text: 'The address may be misspelt, or the site may have moved.',
}
export const AWAY = {
  title: 'We’ll be right back',
  text: 'This site is out for a moment. Please try again shortly.',
}
export const BROKEN = {
  title: 'Something went wrong on our side',
  text: 'We have made a note of it. Please try again.',
}
