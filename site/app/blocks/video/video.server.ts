import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import type { CarVideo } from '#app/parts/car/rules/car-video.ts'
import { videoModel } from '#app/parts/car/video-model.server.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** A film that plays when it is asked to. */
export type VideoBlockModel = {
  title: string
  text: string
  video: CarVideo
  picture: PictureModel | null
  transcript: string[]
}

/** A film that staff uploaded plays in the page where its policy lets it, and else opens by itself. */
function ownFilm(file: string, { pageAddress, mayPlay }: DealerContext): CarVideo {
  const href = pageAddress(file)
  return { href, plays: mayPlay(href) ? 'file' : 'elsewhere' }
}

/** A film; null without a title, or for an address that is not https. */
export function videoBlockModel(
  { title, text, url, file, image, transcript }: BlockOf<'video'>,
  dealer: DealerContext,
): VideoBlockModel | null {
  const video = file ? ownFilm(file, dealer) : videoModel({ videoUrl: url, externalVideoUrl: '' }, dealer)
  if (video === null || title === '') return null
  const picture = image ? contentPicture(dealer, image, { ...PICTURE_BOXES.text, alt: '' }) : null
  return { title, text, video, picture, transcript: transcript.split(/\n\s*\n/).filter(Boolean) }
}
