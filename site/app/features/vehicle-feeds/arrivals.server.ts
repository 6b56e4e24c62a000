// https://www.rssboard.org/rss-specification
import type { DealerContext } from '#app/context.ts'
import { escapeXml } from '#app/page/escape-xml.ts'
import { priceModel } from '#app/parts/car/present-price.server.ts'
import { arrivalsPath, carPath, searchPath } from '#app/paths.ts'
import { withoutStega } from '#app/ui/without-stega.ts'
import { type FeedCar, listFeedCars } from './feed-cars.server.ts'

const MOST = 50
const PICTURE = { width: 1200, height: 800, fit: 'cover', alt: '' } as const

/** What came in last, as RSS. @throws StockUnavailableError */
export async function arrivalsFeed(dealer: DealerContext): Promise<string> {
  const { origin, bundle } = dealer
  const name = withoutStega(bundle.tenant.name)
  const cars = await listFeedCars(dealer, { offset: 0, limit: MOST })
  const list = `${origin}${searchPath()}?sortBy=latest`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>${escapeXml(`New arrivals at ${name}`)}</title>
<link>${escapeXml(list)}</link>
<atom:link href="${escapeXml(origin + arrivalsPath())}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(`Vehicles that came in last at ${name}.`)}</description>
<language>en-au</language>
${cars.map((entry) => item(entry, dealer)).join('\n')}
</channel></rss>
`
}

function item({ car, description }: FeedCar, dealer: DealerContext): string {
  const link = dealer.origin + carPath(car.slug)
  const price = priceModel(car, dealer)
  const [image] = car.images
  const picture = image && new URL(dealer.picture(image.url, PICTURE).src, dealer.origin).href
  return [
    `<item><title>${escapeXml(car.name)}</title><link>${escapeXml(link)}</link><guid>${escapeXml(link)}</guid>`,
    car.createdAt ? `<pubDate>${new Date(car.createdAt).toUTCString()}</pubDate>` : '',
    `<description>${escapeXml([`${price.text} ${price.type}`.trim(), description].filter(Boolean).join('. '))}</description>`,
    picture ? `<media:content url="${escapeXml(picture)}" medium="image" type="image/webp"/>` : '',
    '</item>',
  ].join('')
}
