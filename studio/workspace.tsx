import { ControlsIcon } from '@sanity/icons/Controls'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { siteTemplates } from './access/templates.ts'
import { lawInspectors } from './documents/approval/law-pane.tsx'
import { COPIED_TYPES, DuplicateToSite } from './documents/duplicate/duplicate-action.tsx'
import { insightInspectors } from './documents/insights/did-it-work.tsx'
import { lookInspectors } from './documents/looks/inspectors.ts'
import { NothingToPublish } from './documents/problems/nothing-to-publish.ts'
import { ForecourtMark } from './frame/forecourt-mark.tsx'
import { SignedOutTool } from './frame/signed-out.tsx'
import { studioLayout } from './frame/studio-layout.tsx'
import { ToolMenu } from './frame/tool-menu.tsx'
import { FormInput } from './inputs/form-inputs.tsx'
import { checkedSource } from './inputs/uploads/checked-source.ts'
import { studioTypes } from './schema-types.ts'
import { lakeWorkspace } from './settings/lake-workspace.ts'
import type { StudioSettings } from './settings/settings.ts'
import { STUDIO_TEXTS } from './settings/studio-texts.ts'
import { calendarTool } from './tools/calendar/calendar-tool.tsx'
import { CampaignBadge } from './tools/campaigns/campaign-badge.ts'
import { listActions, newAnywhere } from './tools/content/document-actions.ts'
import { documentViews } from './tools/content/document-views.ts'
import { platformStructure } from './tools/content/platform-structure.ts'
import { siteStructure } from './tools/content/site-structure.ts'
import { pageActions } from './tools/preview/open-on-site.tsx'
import { PAGED_TYPES } from './tools/preview/page-path.ts'
import { sitePresentation } from './tools/preview/presentation.ts'
import { listTools } from './tools/tools.ts'

/** The one workspace: sites first, the platform apart, drafts on the real pages. */
export function createConfig(settings: StudioSettings): SingleWorkspace {
  const ofPages = pageActions(settings.siteOrigin)
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
    studio: {
      components: {
        layout: studioLayout(settings),
        activeToolLayout: SignedOutTool,
        toolMenu: ToolMenu,
      },
    },
    form: {
      components: { input: FormInput },
      image: { assetSources: (previous) => previous.map(checkedSource) },
      file: { assetSources: (previous) => previous.map(checkedSource) },
    },
    i18n: { bundles: STUDIO_TEXTS },
    schema: { types: studioTypes, templates: siteTemplates },
    document: {
      actions: (previous, { schemaType }) => {
        const copying = COPIED_TYPES.includes(schemaType) ? [DuplicateToSite] : []
        const actions = [...listActions(schemaType, previous), ...copying]
        return PAGED_TYPES.includes(schemaType) ? [...actions, ...ofPages] : actions
      },
      // They copy and paste single fields, which nobody here does, and are a stop of Tab before each field.
      unstable_fieldActions: () => [],
      badges: (previous) => [...previous, CampaignBadge, NothingToPublish],
      inspectors: (previous, { documentType }) =>
        insightInspectors(lawInspectors(lookInspectors(previous, documentType), documentType), documentType),
      comments: { enabled: settings.mode === 'hosted' },
      newDocumentOptions: (previous, { creationContext }) =>
        creationContext.type === 'structure' ? previous : newAnywhere(previous),
    },
    ...lakeWorkspace(settings),
  })
}
