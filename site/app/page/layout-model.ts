import type { SocialLink, TemplateName, Variants } from '@forecourt/schemas/contract'
import type { PhoneLink } from '#app/domain/phone/phone-link.ts'
import type { TagsModel } from '#app/domain/tags-model.ts'
import type { PictureModel } from '#app/ui/picture.tsx'

/** What the frame of every page needs of a dealer: words and addresses only, all of them public. */
export type LayoutTenant = {
  slug: string
  name: string
  template: TemplateName
  variants: Variants
  framedCards: boolean
  /** The variant of pages beside the stock. */
  page: string
  surface: 'light' | 'dark'
  /** Addresses of the fonts its pages are set in. */
  fonts: readonly string[]
  /** The name in the header, set in type. */
  wordmark: string
  /** The dealer's logo image, which replaces the wordmark. */
  logo: PictureModel | null
  /** Custom properties of the theme, as a style sheet; made by `themeCss`. */
  themeCss: string
  phone: PhoneLink | null
  /** Where the dealer is and its number, for the head of a printed page. */
  printed: string
  social: SocialLink[]
  /** Opening hours of the first sales location; null while it has none. */
  hours: FooterHours | null
  /** Locations, for footers that name them. */
  places: FooterPlace[]
  licences: string[]
  /** The dealer’s name and number before the law, and its credit licence; '' where none is given. */
  legalLine: string
  creditLicence: string
  /** Whom to ask about privacy; null where nobody is named. */
  privacy: { text: string; href: string } | null
  about: string
  acknowledgement: string
  financeDisclaimer: string
  menusOpenOnHover: boolean
  /** Analytics events whose numbers the platform changed, as `61:71`; absent where none are (OPEN-19). */
  events?: string
  /** Measuring by others; absent where the dealer has none. */
  tags?: TagsModel
  /** Cars may be saved and compared (SAVE-01). */
  garage: boolean
  /** Pages of cars may be stored for reading offline. */
  offlineReading: boolean
  /** Shoppers may sign in (SAVE-08). */
  signIn: boolean
}

/** Hours in words, for the foot of every page. */
export type FooterHours = { place: string; href: string; rows: { days: string; text: string }[] }

/** Today's hours in a line: who is open until when, or when the first opens. */
export type HoursLine = {
  open: boolean
  text: string
  /** In its place on a phone, where several are open and none is closed: `all three yards until 5:30 pm`. */
  all?: string
}

/** A location at the foot of the page: `hours` is its first line of hours. */
export type FooterPlace = {
  name: string
  href: string
  street: string
  hours: string
  phone: PhoneLink | null
}

/** The header's and footer's links; their target pages all exist. */
export type LayoutNavigation = {
  /** The line above the header. */
  top: NavLink[]
  header: HeaderEntry[]
  footer: FooterColumn[]
  legal: NavLink[]
}

/** A link of the header, or a menu of links. */
export type HeaderEntry = ({ kind: 'link' } & NavLink) | HeaderMenu

/** A menu: plain links, or pictured ones (models, makes), with a link to all of them. */
export type HeaderMenu = {
  kind: 'menu'
  label: string
  links: NavLink[]
  tiles: MenuTile[]
  /** Links to subsets of the tiles, in a row each. */
  filters: NavLink[][]
  more: NavLink | null
}

/** A pictured entry of a menu; the picture is a make's logo or a vehicle. */
export type MenuTile = NavLink & { picture: PictureModel | null; note: string; isLogo: boolean }

/** A column of the footer. */
export type FooterColumn = { title: string; links: NavLink[]; areModels?: boolean }

/** A link's label and address. */
export type NavLink = { label: string; href: string }

/** The data a page's frame renders. */
export type LayoutModel = { tenant: LayoutTenant; navigation: LayoutNavigation }
