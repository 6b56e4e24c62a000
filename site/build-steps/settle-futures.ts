import type { Plugin } from 'vite'

/** The flags of the framework that vite.config.ts sets, as its client library asks for them. */
const SETTLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:[\w.]+\.)?future\.v3_singleFetch\b/g, 'true'],
  [/\b(?:[\w.]+\.)?future\.v3_lazyRouteDiscovery\b/g, 'false'],
  // Calls, not the function itself.
  [/(?<!function )\bisFogOfWarEnabled\([^()]*\)/g, 'false'],
]

/**
 * Writes what the framework's flags are set to into its client library, so that the ways nobody goes (data without
 * single fetch, routes discovered on the way) are left out of the scripts. Of a page's scripts it is a twentieth.
 */
export function settleFutures(): Plugin {
  return {
    name: 'forecourt:settle-futures',
    apply: 'build',
    transform(code, id, options) {
      if (options?.ssr || !/@remix-run[/+]react.*\/dist\/esm\//.test(id)) return null
      const settled = SETTLED.reduce((text, [flag, value]) => text.replace(flag, value), code)
      return settled === code ? null : { code: settled, map: null }
    },
  }
}
