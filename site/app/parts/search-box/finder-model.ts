import type { BodyCutOut } from '#app/parts/model/body-images.ts'

/** A choice of the finder with the number of its cars. */
export type FinderChoice = { value: string; label: string; count: number }

/** A part of the finder. */
export type FinderField = 'types' | 'words' | 'make' | 'body' | 'subject' | 'price' | 'action'

/** A body of the stock from the side, for the hero that parks them in a line. */
export type ParkedBody = { label: string; href: string; count: number; picture: BodyCutOut }

/** The search form of the front page. */
export type FinderModel = {
  /** Its parts in the order of its variant. */
  fields: readonly FinderField[]
  /** Whether the field for words shares a line with another on phones. */
  isTight: boolean
  total: number
  /** The button's label: `Show 182 cars`, or an alternative when the stock is empty. */
  action: string
  /** What the choice of car types is called. */
  typesTitle: string
  carTypes: FinderChoice[]
  /** The first 20 by count, then all by name (SRCH-14); `popular` is [] where there is no need of groups. */
  makes: { popular: FinderChoice[]; all: FinderChoice[] }
  /** Offered instead of makes where there is but one. */
  models: FinderChoice[]
  bodies: FinderChoice[]
  /** What this dealer's stock differs by: state, licence or location; null where it has one only. */
  subject: { name: string; label: string; any: string; choices: FinderChoice[] } | null
  priceRanges: FinderChoice[]
}
