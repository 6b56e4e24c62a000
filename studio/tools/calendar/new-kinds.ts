import type { DocumentType } from '@forecourt/schemas/contract'

type NewKindRow = {
  /** Who writes this type of document makes one. */
  type: DocumentType
  /** An example of a name; '' where none is asked for. */
  placeholder: string
  /** Part of a location's document. */
  isOfLocation: boolean
}

/** What the calendar makes something new of, in the order of its panel. */
export const NEW_KINDS = {
  tile: { type: 'promoTile', placeholder: 'Summer of utes', isOfLocation: false },
  offer: { type: 'offer', placeholder: 'First service on us', isOfLocation: false },
  banner: { type: 'banner', placeholder: 'End of year clearance', isOfLocation: false },
  popup: { type: 'location', placeholder: 'Late-night Thursdays', isOfLocation: true },
  hours: { type: 'location', placeholder: '', isOfLocation: true },
} as const satisfies Readonly<Record<string, NewKindRow>>

export type NewKind = keyof typeof NEW_KINDS
