import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { isExplained } from '../../documents/explain/explain.ts'
import { ExplainPane } from '../../documents/explain/explain-pane.tsx'
import { FlagsPane } from '../../documents/explain/flags-pane.tsx'

/** Every document has its form; a type with rules also has Explain, and a site's settings their features. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const pane = isExplained(schemaType) ? ExplainPane : isSettings(schemaType) ? FlagsPane : null
  if (!pane) return S.document()
  return S.document().views([
    S.view.form().id('form').title('Form'),
    S.view.component(pane).id('explain').title('Explain'),
  ])
}

const isSettings = (type: string) => type === 'siteSettings' || type === 'tenant'
