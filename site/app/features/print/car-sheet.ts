import type { PictureModel } from '#app/ui/picture.tsx'

/** A car on one sheet of paper: what the printable page and the PDF show. */
export type CarSheet = {
  dealer: { name: string; address: string; phone: string; licence: string }
  name: string
  sub: string
  /** `Used`, `Certified used`. */
  kind: string
  /** `RESERVED`, `SOLD` or ''. */
  statusText: string
  price: { text: string; type: string; was: string }
  /** The repayment, always with its comparison rate (CARD-14). */
  weekly: { text: string; comparison: string } | null
  /** The basis of the repayment. */
  financeDisclaimer: string
  facts: { label: string; value: string }[]
  features: string[]
  /** The dealer's comments, as much as fits. */
  comments: string
  picture: PictureModel | null
  /** The car's own page, whole. */
  address: string
  /** `21 November 2026`: a sheet of paper grows old. */
  printed: string
  fileName: string
}
