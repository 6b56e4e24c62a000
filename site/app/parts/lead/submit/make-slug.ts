import { normaliseMake } from '#app/domain/vocabulary/makes.ts'
import { formatSlug } from '#app/paths.ts'

/** A make as the location dropdown compares it, whatever the feed's spelling: 'Land Rover' → 'land-rover' (LEAD-34). */
export const makeSlug = (make: string): string => formatSlug(normaliseMake(make))
