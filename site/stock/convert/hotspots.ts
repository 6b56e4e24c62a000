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
export type FeedHotspots = { exterior: Hotspot[]; interior: Hotspot[] }
type Hotspot = z.output<typeof hotspot>

const lists = z.object({
  exterior: z.array(z.unknown()).nullish(),
  interior: z.array(z.unknown()).nullish(),
})

/** Hotspots outside and inside, as JSON or as text of it; null for none. A bad one costs itself alone. */
export const toHotspots: Converter<FeedHotspots | null> = (raw) => {
  if (raw === null || raw === undefined || raw === '') return { value: null }
  const given = lists.safeParse(typeof raw === 'string' ? parseJson(rawText(raw)) : raw)
  if (!given.success) return unreadable(null, raw, 'a list of hotspots')
  const exterior = usable(given.data.exterior ?? [])
  const interior = usable(given.data.interior ?? [])
  const isNone = exterior.hotspots.length + interior.hotspots.length === 0
  const value = isNone ? null : { exterior: exterior.hotspots, interior: interior.hotspots }
  const problems = [...findProblems('exterior', exterior), ...findProblems('interior', interior)]
  return problems.length === 0 ? { value } : { value, warning: problems.join('; ') }
}

type Usable = { hotspots: Hotspot[]; bad: number[]; tooMany: number }

function usable(given: readonly unknown[]): Usable {
  const read = given.map((each) => hotspot.safeParse(each))
  const good = read.flatMap(({ data }) => data ?? [])
  const bad = read.flatMap(({ success }, index) => (success ? [] : [index + 1]))
  const tooMany = Math.max(0, good.length - MOST_HOTSPOTS)
  return { hotspots: good.slice(0, MOST_HOTSPOTS), bad, tooMany }
}

function findProblems(place: string, { bad, tooMany }: Usable): string[] {
  const listed = bad.slice(0, 5).join(', ')
  const reason = 'needs a description and places of 0 to 100'
  return [
    ...(bad.length > 0 ? [`hotspot ${listed} of the ${place} ${reason}; left out`] : []),
    ...(tooMany > 0 ? [`more than ${MOST_HOTSPOTS} hotspots of the ${place}; ${tooMany} left out`] : []),
  ]
}
