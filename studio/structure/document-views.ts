import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { isExplained } from '../explain/explain.ts'
import { ExplainPane } from '../explain/explain-pane.tsx'

/** Every document has its form; a type with a rule has the rule's reasons beside it. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  isExplained(schemaType)
    ? S.document().views([
        S.view.form().id('form'),
        S.view.component(ExplainPane).id('explain').title('Explain'),
      ])
    : S.document()
