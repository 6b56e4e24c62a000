import { join } from 'node:path'

/** Where the dealers' folders with their manifests lie unless told otherwise. */
export const FEED_FOLDER = join(import.meta.dirname, '../../../tenants')
