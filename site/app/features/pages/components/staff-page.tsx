import { BlockList } from '#app/blocks/block-list.tsx'
import { homePath } from '#app/paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
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
      <div className="wrap page-head">
        <Breadcrumbs crumbs={[{ label: 'Home', href: homePath() }, { label: title }]} />
        <h1>{title}</h1>
      </div>
      <BlockList blocks={blocks} />
    </>
  )
}
