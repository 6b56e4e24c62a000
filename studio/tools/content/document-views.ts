import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { FlagsPane } from '../../documents/explain/flags-pane.tsx'

/** Every document has its form; a site's settings have beside it which of its features are on, and why. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === 'siteSettings' || schemaType === 'tenant'
    ? S.document().views([
        S.view.form().id('form').title('Form'),
        S.view.component(FlagsPane).id('explain').title('Features'),
      ])
    : S.document()
