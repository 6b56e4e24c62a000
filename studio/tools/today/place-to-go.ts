/** Where one click on Today leads. */
export type PlaceToGo =
  | {
      readonly kind: 'document'
      readonly id: string
      readonly type: string
      /** The field to open. */
      readonly path?: string
    }
  | {
      readonly kind: 'tool'
      /** The tool's name. */
      readonly tool: string
      /** The site it opens for. */
      readonly site: string
      /** One of its views; its first one without. */
      readonly view?: string
    }
  | {
      readonly kind: 'page'
      /** A page of a site, in Preview. */
      readonly slug: string
      readonly path: string
    }
