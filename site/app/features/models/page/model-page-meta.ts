import type { MetaDescriptor } from '@remix-run/react'
import { pageMeta } from '#app/features/layout/page-meta.ts'
import type { ModelPageModel } from './model-page.server.ts'

type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** The head of a model's page, with its structured data. */
export function modelPageMeta({
  meta,
  structured,
}: Pick<ModelPageModel, 'meta'> & { structured: unknown }): MetaDescriptor[] {
  return [...pageMeta(meta), { 'script:ld+json': structured as LdJson }]
}
