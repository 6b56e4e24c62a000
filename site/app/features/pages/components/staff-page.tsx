import { BlockList } from '#app/blocks/block-list.tsx'
import { homePath } from '#app/paths.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { StaffPageModel } from '../queries.server.ts'
import { DocumentPage } from './document-page.tsx'

/** A page that staff wrote. Its title is the h1, unless it opens with a hero, whose title then is. */
export function StaffPage({
  title,
  blocks,
  document,
}: Pick<StaffPageModel, 'title' | 'blocks' | 'document'>) {
  if (document) return <DocumentPage title={title} document={document} blocks={blocks} />
  const [first] = blocks
  if (first?.type === 'hero') return <BlockList blocks={blocks} lead={first.key} />
  return (
    <>
      <PageHead title={title} crumbs={[{ label: 'Home', href: homePath() }, { label: title }]} />
      <BlockList blocks={blocks} />
    </>
  )
}
