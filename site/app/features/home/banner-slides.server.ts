import { bannerVisible } from '@forecourt/schemas/contract'
import type { SlideModel } from '#app/blocks/hero/hero.server.ts'
import type { DealerContext } from '#app/context.ts'
import { markCounted } from '#app/domain/counted-mark.ts'
import { evaluate } from '#app/http/evaluate.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { wholePicture } from '#app/ui/content-picture.server.ts'

/** Hero styles know ten slides, of which six may be the page's own. */
const MOST_BANNERS = 4

/** The banners of this instant as slides, the latest started first; they precede the front page's own. */
export function bannerSlides(dealer: DealerContext): SlideModel[] {
  const { banners, tenant } = dealer.bundle
  const question = { site: tenant.slug, zone: tenant.timeZone }
  const slugs = collectPageSlugs(dealer.bundle)
  return banners
    .filter((banner) => {
      const part = { kind: 'banner', name: banner.title } as const
      return evaluate(dealer, part, (now) => bannerVisible(banner, { ...question, now })).shown
    })
    .slice(0, MOST_BANNERS)
    .map(({ id, title, description, image, link, linkLabel }) => ({
      key: id,
      counted: markCounted('banner', id),
      title,
      description,
      picture: image ? wholePicture(dealer, image) : null,
      buttons:
        linkLabel && link && targetExists(link, slugs)
          ? [{ key: 'link', title: linkLabel, href: link, primary: true }]
          : [],
    }))
}
