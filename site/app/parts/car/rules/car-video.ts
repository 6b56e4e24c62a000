/** A car's video: its address, and whether it plays in the page. */
export type CarVideo = { href: string; plays: 'frame' | 'file' | 'elsewhere' }

const YOUTUBE_ID = /^[\w-]{11}$/
const FILE = /\.(mp4|webm)$/i

/**
 * A car's video (DATA-05), its own before a linked one. A known host's cookie-free player is used, a file plays
 * natively, any other address opens as a page. Null when there is none or it is not https.
 */
export function carVideo(car: { videoUrl: string; externalVideoUrl: string }): CarVideo | null {
  for (const text of [car.videoUrl, car.externalVideoUrl]) {
    const url = httpsUrl(text)
    if (url) return known(url) ?? { href: url.href, plays: FILE.test(url.pathname) ? 'file' : 'elsewhere' }
  }
  return null
}

function httpsUrl(text: string): URL | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null
  return url?.protocol === 'https:' ? url : null
}

function known(url: URL): CarVideo | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be') return youtube(first)
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    return youtube(first === 'watch' ? (url.searchParams.get('v') ?? '') : second)
  }
  const vimeo = host === 'vimeo.com' ? first : host === 'player.vimeo.com' ? second : ''
  return /^\d+$/.test(vimeo)
    ? { href: `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1`, plays: 'frame' }
    : null
}

function youtube(id: string): CarVideo | null {
  if (!YOUTUBE_ID.test(id)) return null
  return { href: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`, plays: 'frame' }
}
