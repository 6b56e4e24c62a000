import { type EmbeddedAnswer, resolveSettings, type StudioSettings } from './settings.ts'

declare global {
  /** Set by `/env.js` of the server that serves an embedded Studio. */
  var __FORECOURT__: EmbeddedAnswer | undefined
}

/** The settings of this Studio. The command line loads the config in Node, where there is no `location`. */
export function readSettings(): StudioSettings {
  const origin = typeof location === 'undefined' ? undefined : location.origin
  return resolveSettings(globalThis.__FORECOURT__, builtVariables(), origin)
}

// Spelt out one by one: the bundler replaces each whole expression, and nothing else of the environment gets in.
function builtVariables(): Record<string, string | undefined> {
  return {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
    SANITY_STUDIO_API_HOST: process.env.SANITY_STUDIO_API_HOST,
    SANITY_STUDIO_SITE_ORIGIN: process.env.SANITY_STUDIO_SITE_ORIGIN,
  }
}
