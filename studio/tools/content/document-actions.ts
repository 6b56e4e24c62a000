import type { DocumentType } from '@forecourt/schemas/contract'
import type { DocumentActionComponent, TemplateItem } from 'sanity'
import { SITE_TYPES } from '../../access/templates.ts'
import { askOrPublish, heldForManager } from '../../documents/approval/ask-action.tsx'
import { publishWithReasons } from '../../documents/problems/publish-with-reasons.tsx'
import { OpenCampaign } from '../campaigns/open-campaign.ts'
import { TYPE_ENTRIES } from './type-entries.ts'

/**
 * The actions of a document. A type that exists once cannot be duplicated; settings, which sites read, cannot be
 * deleted or unpublished.
 */
export function listActions(type: string, previous: DocumentActionComponent[]): DocumentActionComponent[] {
  const kind = TYPE_ENTRIES[type as DocumentType]?.kind
  const forbidden = new Set<string | undefined>([
    ...(kind === 'one' ? ['duplicate'] : []),
    // A campaign is published with all it makes, in its own tool.
    ...(type === 'campaign' ? ['publish', 'unpublish', 'duplicate', 'delete'] : []),
    ...(type === 'platformSettings' || type === 'siteSettings' ? ['delete', 'unpublish'] : []),
  ])
  const actions = previous
    .filter(({ action }) => !action || !forbidden.has(action))
    .map((action) => ownAction(type, action))
  return type === 'campaign' ? [OpenCampaign, ...actions] : actions
}

/** The Studio's own action with what we add to it; a finance offer may need a manager. */
function ownAction(type: string, action: DocumentActionComponent): DocumentActionComponent {
  if (action.action === 'publish') return type === 'offer' ? askOrPublish(action) : publishWithReasons(action)
  const isTakingOff = action.action === 'unpublish' || action.action === 'delete'
  return type === 'offer' && isTakingOff ? heldForManager(action) : action
}

/**
 * What the “create” button offers where no site is selected: no type of a site, since the site is unknown, and no type
 * that exists once.
 */
export function newAnywhere(previous: TemplateItem[]): TemplateItem[] {
  const offered = previous.filter(({ templateId }) => templateId !== 'platformSettings')
  return offered.filter(({ templateId }) => !SITE_TYPES.some((type) => templateId.startsWith(type)))
}
