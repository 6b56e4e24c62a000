import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { collectPageSlugs, targetExists } from '#app/http/link-targets.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { type BlockButton, blockButtons } from '../block-links.server.ts'

/** Models side by side by what they are, and somebody to ask. */
export type SpecTableModel = Pick<BlockOf<'specTable'>, 'title' | 'text' | 'lines' | 'note'> & {
  /** `href` is '' where it leads nowhere. */
  models: { key: string; name: string; text: string; href: string }[]
  person: {
    name: string
    role: string
    text: string
    picture: PictureModel | null
    phone: PhoneLink | null
    email: string
  } | null
  buttons: BlockButton[]
}

/** Models side by side; null without any. Numbers and addresses go where the site hides its own. */
export function specTableModel(block: BlockOf<'specTable'>, dealer: DealerContext): SpecTableModel | null {
  const { title, text, models, lines, note, personName, personImage, buttons } = block
  if (models.length === 0 || lines.length === 0) return null
  const slugs = collectPageSlugs(dealer.bundle)
  const isContact = dealer.bundle.tenant.flags.showContactDetails
  return {
    title,
    text,
    note,
    lines,
    models: models.map(({ link, ...model }) => ({
      ...model,
      href: link && targetExists(link, slugs) ? link : '',
    })),
    person: personName
      ? {
          name: personName,
          role: block.personRole,
          text: block.personText,
          picture: personImage ? contentPicture(dealer, personImage, PICTURE_BOXES.person) : null,
          phone: isContact ? phoneLink(block.personPhone) : null,
          email: isContact ? block.personEmail : '',
        }
      : null,
    buttons: blockButtons(buttons, dealer),
  }
}
