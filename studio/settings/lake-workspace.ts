import { type ClientConfig, createClient } from '@sanity/client'
import type { SingleWorkspace } from 'sanity'
import type { StudioSettings } from './settings.ts'

/** The part of a workspace that depends on where its content lives: nothing for the hosted service. */
export function lakeWorkspace(settings: StudioSettings): Partial<SingleWorkspace> {
  return {
    ...(settings.apiHost ? embeddedLake(settings.apiHost) : {}),
    ...(settings.mode === 'embedded' ? withoutHostedServices : {}),
  }
}

/** Another Content Lake than the hosted one: where it is and how to sign in there. */
function embeddedLake(apiHost: string) {
  return {
    apiHost,
    // Without this the Studio would put the project's id in front of the host name.
    unstable_clientFactory: (options: ClientConfig) =>
      createClient({ ...options, apiHost, useProjectHostname: false }),
    auth: {
      loginMethod: 'token',
      // The lake's own page follows at once: nobody chooses between one thing.
      redirectOnSingle: true,
      providers: [{ name: 'forecourt', title: 'Forecourt', url: `${apiHost}/auth/login/forecourt` }],
    },
  } satisfies Partial<SingleWorkspace>
}

/** Services of the hosted product that a lake of our own has no counterpart of. */
const withoutHostedServices = {
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  tasks: { enabled: false },
  mediaLibrary: { enabled: false },
  apps: { canvas: { enabled: false } },
  announcements: { enabled: false },
} satisfies Partial<SingleWorkspace>
