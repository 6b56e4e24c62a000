import { type BlockOf, PICTURE_BOXES } from '@forecourt/schemas/contract'
import type { DealerContext } from '#app/context.ts'
import { contentPicture } from '#app/ui/content-picture.server.ts'
import type { PictureModel } from '#app/ui/picture.tsx'
import { readSheet } from './read-sheet.ts'

type Finding = { key: string; point: string; text: string; cost: string; picture: PictureModel | null }

/** A sheet of an inspection: all of its points, and what was found. */
export type InspectionSheetModel = Pick<
  BlockOf<'inspectionSheet'>,
  'title' | 'text' | 'vehicle' | 'checked' | 'note'
> &
  ReturnType<typeof readSheet> & { left: Finding[]; fixed: Finding[] }

/** A sheet with all of its points; null without any. */
export function inspectionSheetModel(
  { title, text, vehicle, checked, note, ...sheet }: BlockOf<'inspectionSheet'>,
  dealer: DealerContext,
): InspectionSheetModel | null {
  const read = readSheet(sheet)
  if (read.total === 0) return null
  const list = (wanted: 'left' | 'fixed') =>
    sheet.findings
      .filter(({ end }) => end === wanted)
      .map(({ image, end: _end, ...finding }) => ({
        ...finding,
        picture: image ? contentPicture(dealer, image, PICTURE_BOXES.tile) : null,
      }))
  return { title, text, vehicle, checked, note, ...read, left: list('left'), fixed: list('fixed') }
}
