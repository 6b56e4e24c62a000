import { z } from 'zod'

const colour = z.string().regex(/^#[0-9a-f]{6}$/i)

/** What the Studio stored in this browser of the site that was worked on last. */
const lastSite = z.object({ name: z.string().min(1).max(80), brand: colour, ink: colour })
export type LastSite = z.infer<typeof lastSite>

/** The site of a Cookie header that the Studio wrote (`studio/embedded/sign-in-look.ts`); null without a valid one. */
export function readLastSite(header: string | undefined): LastSite | null {
  const found = /(?:^|;\s*)forecourt_last_site=([^;]{1,600})/.exec(header ?? '')
  if (!found?.[1]) return null
  try {
    return lastSite.parse(JSON.parse(decodeURIComponent(found[1])))
  } catch {
    return null // a cookie is anybody's to write
  }
}
