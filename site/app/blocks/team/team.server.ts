import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { type PhoneLink, phoneLink } from '#app/domain/phone/phone-link.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** People of the dealer. */
export type TeamModel = {
  title: string
  text: string
  people: {
    key: string
    name: string
    role: string
    text: string
    picture: PictureModel | null
    phone: PhoneLink | null
    email: string
  }[]
}

/** People of the dealer; null without any. Numbers and addresses go where the site hides its own. */
export function teamModel({ title, text, people }: BlockOf<'team'>, dealer: DealerContext): TeamModel | null {
  if (people.length === 0) return null
  const contact = dealer.bundle.tenant.flags.showContactDetails
  return {
    title,
    text,
    people: people.map(({ image, phone, email, ...person }) => ({
      ...person,
      picture: image ? contentPicture(dealer, image, PICTURE_BOXES.portrait) : null,
      phone: contact ? phoneLink(phone) : null,
      email: contact ? email : '',
    })),
  }
}
