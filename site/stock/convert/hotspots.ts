import { z } from 'zod'
import { parseJson } from '#app/domain/parse-json.ts'
import { type Converter, rawText, unreadable } from './conversion.ts'

const MOST_HOTSPOTS = 20
const hundredths = z.number().min(0).max(100)
const hotspot = z.object({
  description: z.string().trim().min(1).max(400),
  /** Places on a picture that does not turn: `32 48`, in hundredths of its width and height. */
  anchors: z.array(z.string().max(20)).max(10).default([]),
  /** Places by degrees from the nose, for a spin. */
  positions: z.record(z.string().regex(/^\d{1,3}$/), z.object({ x: hundredths, y: hundredths })).default({}),
})
const hotspots = z.object({
  exterior: z.array(hotspot).max(MOST_HOTSPOTS).default([]),
  interior: z.array(hotspot).max(MOST_HOTSPOTS).default([]),
})

export type FeedHotspots = z.output<typeof hotspots>

/** Hotspots outside and inside, as JSON or as text of it; null for none. */
export const toHotspots: Converter<FeedHotspots | null> = (raw) => {
  if (raw === null || raw === undefined || raw === '') return { value: null }
  const parsed = hotspots.safeParse(typeof raw === 'string' ? parseJson(rawText(raw)) : raw)
  return parsed.success ? { value: parsed.data } : unreadable(null, raw, 'a list of hotspots')
}
