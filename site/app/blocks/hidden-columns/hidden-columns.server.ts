import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** What one tab shows. */
type Column = {
  key: string
  title: string
  subtitle: string
  paragraphs: string[]
  picture: PictureModel | null
  specs: { key: string; label: string; value: string }[]
  button: { label: string; href: string } | null
}

/** Columns of which one is shown at a time. */
export type HiddenColumnsModel = { title: string; items: Column[] }

/** BLOCK-05, DATA-32: columns in tabs; null without any. */
export function hiddenColumnsModel(
  { title, items }: BlockOf<'hiddenColumns'>,
  dealer: DealerContext,
): HiddenColumnsModel | null {
  if (items.length === 0) return null
  const slugs = collectPageSlugs(dealer.bundle)
  return {
    title,
    items: items.map(({ key, title: name, subtitle, imgSrc, specs, btnText, btnLink, ...texts }) => ({
      key,
      title: name,
      subtitle,
      specs,
      paragraphs: [texts.text1, texts.text2, texts.text3, texts.text4].filter(Boolean),
      picture: imgSrc ? contentPicture(dealer, imgSrc, PICTURE_BOXES.text) : null,
      button: btnText && btnLink && targetExists(btnLink, slugs) ? { label: btnText, href: btnLink } : null,
    })),
  }
}
