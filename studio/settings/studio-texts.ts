import { defineLocaleResourceBundle } from 'sanity'

/**
 * What the Studio offers to developers, under names of ours: by these a dealer's staff are spared it
 * (`frame/for-staff.ts`), and where one is seen all the same it says for whom it is.
 */
export const DEVELOPER_NAMES = {
  create: 'Create, for developers',
  help: 'About this Studio, for developers',
  inspect: 'Stored data, for developers',
} as const

/** The Studio's own words where they speak of documents and types: they say it as the people who use them would. */
export const STUDIO_TEXTS = [
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'structure',
    resources: {
      'action.copy-document-id.label': 'Copy its number, for support',
      'action.copy-document-url.label': 'Copy a link to it',
      'action.copy-link-to-document.label': 'Copy a link to it',
      'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
        'Throw this draft away, with all its changes?',
      'buttons.action-menu-button.aria-label': 'More to do',
      'buttons.action-menu-button.tooltip': 'More to do',
      'document-inspector.menu-item.title': DEVELOPER_NAMES.inspect,
      'pane-header.create-new-button.tooltip': 'New',
      'panes.document-list-pane.error.text': 'We couldn’t read the list.',
      'panes.document-list-pane.error.title': 'We couldn’t read the list',
      'panes.document-list-pane.max-items.text': 'The first {{limit}} are shown. Search for the others.',
      'panes.document-list-pane.no-documents-of-type.text': 'Nothing here. Add one with the plus above.',
      'panes.document-list-pane.no-documents.text': 'Nothing here.',
      'panes.document-list-pane.no-matching-documents.text': 'Nothing found.',
      'panes.document-operation-results.operation-success_copy-id': 'Its number is copied',
      'panes.document-operation-results.operation-success_copy-url': 'The link is copied',
      'panes.document-operation-results.operation-success_delete': 'It is deleted',
      'panes.document-operation-results.operation-success_discardChanges':
        'The changes are thrown away. Its history still has them.',
      'panes.document-operation-results.operation-success_duplicate': 'The copy is a draft',
      'panes.document-operation-results.operation-success_publish': '<Strong>{{title}}</Strong> is published',
      'panes.document-operation-results.operation-success_unpublish':
        '<Strong>{{title}}</Strong> is off the site. It stays here as a draft.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'presentation',
    resources: {
      'channel.status_disconnected': 'The page isn’t responding',
      'channel.status_reconnecting': 'Connecting again',
      'document-list-pane.document-list.title': 'On this page',
      'document-list-pane.error.text': 'We couldn’t read what’s on this page.',
      'document-list-pane.ordering.by-appearance': 'As on the page',
      'document-pane.error.text': 'We couldn’t read the form.',
      'error-card.continue-button.text': 'Go on without it',
      'error-card.retry-button.text': 'Try again',
      'error-card.title': 'The page didn’t respond',
      'main-document.label': 'This page',
      'main-document.missing.text': 'This page has no form of its own. What is on it is listed here.',
      'narrow-tabs.content-tab.label': 'Form',
      'narrow-tabs.preview-tab.label': 'Page',
      'preview-frame.connection.error.text': 'The page didn’t respond',
      'preview-frame.continue-button.text': 'Go on without it',
      'preview-frame.overlay.toggle-button.text': 'Press to edit',
      'preview-frame.overlay.toggle-button.tooltip_disable': 'Stop opening forms by pressing the page',
      'preview-frame.overlay.toggle-button.tooltip_enable': 'Press a part of the page to open its form',
      'preview-frame.refresh-button.aria-label': 'Read the page again',
      'preview-frame.refresh-button.tooltip': 'Read the page again',
      'preview-frame.status_timeout': 'The page isn’t responding. Reload it, or see Status on Today.',
      'preview-frame.viewport-button.aria-label': 'As on a phone',
      'preview-frame.viewport-button.tooltip_full': 'As on a desk',
      'preview-frame.viewport-button.tooltip_narrow': 'As on a phone',
      'preview-location-input.error_missing-origin': 'Only pages of {{origin}} show here',
      'preview-location-input.error_same-base-path': 'Only pages of the site show here',
      'preview-url-secret.missing-grants': 'You can’t see this site’s drafts. Ask its manager.',
      'share-url.menu-item.open.text': 'Open in a new tab',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'en-US',
    namespace: 'studio',
    resources: {
      'asset-source.dialog.insert-asset-error': 'We couldn’t add it. Try again, or choose another file.',
      'asset-sources.common.uploader.upload-failed.description':
        'The file’s broken, or it isn’t a picture. Open it on your computer, save it as a JPEG or PNG, then upload that.',
      'asset-sources.common.uploader.upload-failed.title': 'We couldn’t read the file',
      'changes.error-boundary.developer-info': 'Tell us what you did before, and we look into it.',
      'help-resources.title': DEVELOPER_NAMES.help,
      'inputs.file.upload-failed.description':
        'Try again. If it still won’t work, save the file again on your computer first.',
      'inputs.file.upload-failed.title': 'We couldn’t upload the file',
      'inputs.image.upload-error.description':
        'The file’s broken, or it isn’t a picture. Open it on your computer, save it as a JPEG or PNG, then upload that.',
      'inputs.image.upload-error.title': 'We couldn’t read the picture',
      'new-document.create-new-document-label': DEVELOPER_NAMES.create,
      'new-document.no-document-types-label': 'New is in the bar above',
      'new-document.open-dialog-aria-label': DEVELOPER_NAMES.create,
    },
  }),
]
