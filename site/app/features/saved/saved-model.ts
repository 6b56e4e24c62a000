import type { PageMeta } from '#app/features/layout/page-meta.ts'

/** What the server knows of the page of saved cars: nothing of a person. */
export type SavedModel = { meta: PageMeta }
