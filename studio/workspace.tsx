import { ControlsIcon } from '@sanity/icons/Controls'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { calendarTool } from './calendar/calendar-tool.tsx'
import { CampaignBadge } from './campaigns/campaign-badge.ts'
import { COPIED_TYPES, DuplicateToSite } from './duplicate/duplicate-action.tsx'
import { FormInput } from './form-inputs.tsx'
import { ForecourtMark } from './frame/forecourt-mark.tsx'
import { studioLayout } from './frame/studio-layout.tsx'
import { lookInspectors } from './looks/inspectors.ts'
import { openOnSite } from './preview/open-on-site.tsx'
import { PAGED_TYPES } from './preview/page-path.ts'
import { sitePresentation } from './preview/presentation.ts'
import { NothingToPublish } from './problems/nothing-to-publish.ts'
import { studioTypes } from './schema-types.ts'
import { lakeWorkspace } from './settings/lake-workspace.ts'
import type { StudioSettings } from './settings/settings.ts'
import { listWords } from './settings/words.ts'
import { siteTemplates } from './sites/templates.ts'
import { actionsOf, newAnywhere } from './structure/document-actions.ts'
import { documentViews } from './structure/document-views.ts'
import { platformStructure } from './structure/platform-structure.ts'
import { siteStructure } from './structure/site-structure.ts'
import { listTools } from './tools.ts'

/** The one workspace: sites first, the platform apart, drafts on the real pages. */
export function createConfig(settings: StudioSettings): SingleWorkspace {
  const open = openOnSite(settings.siteOrigin)
  return defineConfig({
    name: 'default',
    title: 'Forecourt',
    icon: ForecourtMark,
    projectId: settings.projectId,
    dataset: settings.dataset,
    plugins: [
      structureTool({
        name: 'content',
        title: 'Content',
        icon: DocumentsIcon,
        structure: siteStructure,
        defaultDocumentNode: documentViews,
      }),
      structureTool({
        name: 'platform',
        title: 'Platform',
        icon: ControlsIcon,
        structure: platformStructure,
        defaultDocumentNode: documentViews,
      }),
      sitePresentation(settings.siteOrigin),
      calendarTool({ siteOrigin: settings.siteOrigin }),
    ],
    tools: (previous, { currentUser }) =>
      listTools(
        previous,
        (currentUser?.roles ?? []).map(({ name }) => name),
      ),
    studio: { components: { layout: studioLayout(settings) } },
    form: { components: { input: FormInput } },
    i18n: { bundles: [listWords] },
    schema: { types: studioTypes, templates: siteTemplates },
    document: {
      actions: (previous, { schemaType }) => {
        const copying = COPIED_TYPES.includes(schemaType) ? [DuplicateToSite] : []
        const actions = [...actionsOf(schemaType, previous), ...copying]
        return PAGED_TYPES.includes(schemaType) ? [...actions, open] : actions
      },
      badges: (previous) => [...previous, CampaignBadge, NothingToPublish],
      inspectors: (previous, { documentType }) => lookInspectors(previous, documentType),
      comments: { enabled: settings.mode === 'hosted' },
      newDocumentOptions: (previous, { creationContext }) =>
        creationContext.type === 'structure' ? previous : newAnywhere(previous),
    },
    ...lakeWorkspace(settings),
  })
}
