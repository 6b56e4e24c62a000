import { defineLocaleResourceBundle } from 'sanity'

/** The Studio's own words where they speak of documents and types: lists say it as the people who use them would. */
export const STUDIO_TEXTS = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'structure',
  resources: {
    'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
      'Throw this draft away, with all its changes?',
    'buttons.action-menu-button.aria-label': 'More to do',
    'buttons.action-menu-button.tooltip': 'More to do',
    'pane-header.create-new-button.tooltip': 'New',
    'panes.document-list-pane.error.text': 'The list could not be read.',
    'panes.document-list-pane.error.title': 'The list could not be read',
    'panes.document-list-pane.max-items.text': 'The first {{limit}} are shown. Search for the others.',
    'panes.document-list-pane.no-documents-of-type.text': 'Nothing here yet. Begin one with the plus above.',
    'panes.document-list-pane.no-documents.text': 'Nothing here.',
    'panes.document-list-pane.no-matching-documents.text': 'Nothing found.',
  },
})
