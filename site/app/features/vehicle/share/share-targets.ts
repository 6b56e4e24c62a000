/** A service to share a car with, besides copying its address (SHARE-01). */
export type ShareTarget = { name: string; href: string; popup: boolean }

/** The services of SHARE-01 with the address and words they open with; a popup is a window of its own. */
export function shareTargets(link: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(link)
  const words = encodeURIComponent(title)
  const both = encodeURIComponent(`${title} ${link}`)
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}`, popup: true },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${url}&text=${words}`, popup: true },
    { name: 'WhatsApp', href: `https://wa.me/?text=${both}`, popup: true },
    { name: 'Email', href: `mailto:?subject=${words}&body=${both}`, popup: false },
    { name: 'SMS', href: `sms:?&body=${both}`, popup: false },
  ]
}

/** The address of a site for sharing: '' until the dealer has a host name of its own (SHARE-03). */
export const siteUrlOf = (hosts: readonly string[], origin: string): string =>
  hosts.length > 0 ? origin : ''
