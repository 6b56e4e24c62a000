import { refuse } from '../mutations/mutation-error.ts'
import type { CommitKind } from '../store/commit.ts'
import { isJsonObject } from '../store/document.ts'
import type { Action, ActionContext } from './action-context.ts'
import { create, discard, edit, publish, remove, replaceDraft, unpublish } from './document-actions.ts'
import { createVersion, discardVersion, replaceVersion, unpublishVersion } from './version-actions.ts'

const PREFIX = 'sanity.action.document.'

const ACTIONS: Record<string, { run: Action; kind: CommitKind }> = {
  create: { run: create, kind: 'create' },
  edit: { run: edit, kind: 'edit' },
  publish: { run: publish, kind: 'publish' },
  unpublish: { run: unpublish, kind: 'unpublish' },
  discard: { run: discard, kind: 'discard' },
  delete: { run: remove, kind: 'delete' },
  replaceDraft: { run: replaceDraft, kind: 'edit' },
  'version.create': { run: createVersion, kind: 'version' },
  'version.replace': { run: replaceVersion, kind: 'version' },
  'version.discard': { run: discardVersion, kind: 'discard' },
  'version.unpublish': { run: unpublishVersion, kind: 'version' },
}

/**
 * Stages one action of the wire form `{actionType, …}`; returns its name in the history. Throws 400 for an unknown
 * type.
 */
export function applyAction(context: ActionContext, action: unknown): CommitKind {
  const type = isJsonObject(action) ? String(action.actionType) : ''
  const name = type.startsWith(PREFIX) ? type.slice(PREFIX.length) : ''
  const found = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined
  if (!found || !isJsonObject(action)) {
    throw refuse('invalidActionError', `Unsupported action "${type}"`, { actionType: type }, 400)
  }
  found.run(context, action)
  return found.kind
}
