import { defineConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { lakeWorkspace } from '../settings/lake-workspace.ts'
import type { StudioSettings } from '../settings/settings.ts'
import { everyFieldTypes } from './every-field.schema.ts'

/** A Studio for the end-to-end tests: the default structure over a schema with every field type, on the embedded lake. */
export function createEveryFieldConfig(settings: StudioSettings): SingleWorkspace {
  return defineConfig({
    name: 'default',
    title: 'Every field',
    projectId: settings.projectId,
    dataset: settings.dataset,
    plugins: [structureTool()],
    schema: { types: everyFieldTypes },
    document: { comments: { enabled: settings.mode === 'hosted' } },
    ...lakeWorkspace(settings),
  })
}
