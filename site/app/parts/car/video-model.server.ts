import type { Car } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type CarVideo, carVideo } from './rules/car-video.ts'

/**
 * A car's video at the address where a browser finds it; null for a car without one. A film that the page's policy
 * does not let it play opens as the page it is.
 */
export function videoModel(
  car: Pick<Car, 'videoUrl' | 'externalVideoUrl'>,
  { pageAddress, mayPlay }: Pick<DealerContext, 'pageAddress' | 'mayPlay'>,
): CarVideo | null {
  const video = carVideo(car)
  if (video === null) return null
  const href = pageAddress(video.href)
  return { href, plays: video.plays === 'file' && !mayPlay(href) ? 'elsewhere' : video.plays }
}
