import { isPlatformStaff } from '@forecourt/schemas/contract'
import { ControlsIcon } from '@sanity/icons/Controls'
import { HomeIcon } from '@sanity/icons/Home'
import { defineConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { openOnSite } from './preview/open-on-site.tsx'
import { PAGED_TYPES } from './preview/page-path.ts'
import { sitePresentation } from './preview/presentation.ts'
import { studioTypes } from './schema-types.ts'
import { lakeWorkspace } from './settings/lake-workspace.ts'
import type { StudioSettings } from './settings/settings.ts'
import { siteTemplates } from './sites/templates.ts'
import { actionsOf, newAnywhere } from './structure/document-actions.ts'
import { documentViews } from './structure/document-views.ts'
import { platformStructure } from './structure/platform-structure.ts'
import { siteStructure } from './structure/site-structure.ts'

/** Makes, models and the set-up of sites: the platform's own staff alone. */
const PLATFORM_TOOL = 'platform'

/** The one workspace: sites first, the platform apart, drafts on the real pages. */
export function createConfig(settings: StudioSettings): SingleWorkspace {
  const open = openOnSite(settings.siteOrigin)
  return defineConfig({
    name: 'default',
    title: 'Forecourt',
    projectId: settings.projectId,
    dataset: settings.dataset,
    plugins: [
      structureTool({
        name: 'sites',
        title: 'Sites',
        icon: HomeIcon,
        structure: siteStructure,
        defaultDocumentNode: documentViews,
      }),
      structureTool({
        name: PLATFORM_TOOL,
        title: 'Platform',
        icon: ControlsIcon,
        structure: platformStructure,
        defaultDocumentNode: documentViews,
      }),
      sitePresentation(settings.siteOrigin),
    ],
    tools: (previous, { currentUser }) =>
      isPlatformStaff((currentUser?.roles ?? []).map(({ name }) => name))
        ? previous
        : previous.filter(({ name }) => name !== PLATFORM_TOOL),
    schema: { types: studioTypes, templates: siteTemplates },
    document: {
      actions: (previous, { schemaType }) => {
        const actions = actionsOf(schemaType, previous)
        return PAGED_TYPES.includes(schemaType) ? [...actions, open] : actions
      },
      comments: { enabled: settings.mode === 'hosted' },
      newDocumentOptions: (previous, { creationContext }) =>
        creationContext.type === 'structure' ? previous : newAnywhere(previous),
    },
    ...lakeWorkspace(settings),
  })
}
