import type { PageMeta } from '#app/features/layout/page-meta.ts'

/** The server's part of the page of saved cars, without personal data. */
export type SavedModel = { meta: PageMeta }
