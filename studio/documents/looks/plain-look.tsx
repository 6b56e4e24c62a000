import { Card } from '@sanity/ui'
import { type DocumentInspectorProps, type SanityDocument, useEditState } from 'sanity'
import { DocumentInspectorHeader } from 'sanity/structure'
import { isExplained } from '../explain/explain.ts'
import { WhereItShows } from '../explain/where-it-shows.tsx'

/** The column of what has no drawing of its own: where it shows, and why. */
export function PlainLook({ documentId, documentType, onClose }: DocumentInspectorProps) {
  const id = documentId.replace(/^drafts\./, '')
  const { draft, published } = useEditState(id, documentType)
  const edited = (draft ?? published) as (SanityDocument & { tenant?: { _ref?: string } }) | null
  return (
    <Card height="fill" overflow="auto" tone="transparent" tabIndex={0} aria-label="Where it shows">
      <DocumentInspectorHeader
        as="header"
        closeButtonLabel="Close: Where it shows"
        onClose={onClose}
        title="Where it shows"
      />
      <Card padding={4} tone="transparent">
        {isExplained(documentType) ? (
          <WhereItShows documentId={id} type={documentType} document={edited} />
        ) : null}
      </Card>
    </Card>
  )
}
