import type { Lake } from '../lake.ts'

/** `/env.js`: the static Studio's configuration. `apiHost` is empty: the same origin. */
export function envScript(lake: Lake): string {
  const { projectId, dataset } = lake.project
  const values = { projectId, dataset, apiHost: '', siteOrigin: lake.options.siteOrigin }
  // `<` could end the script element of a page that inlines it.
  return `window.__FORECOURT__ = ${JSON.stringify(values).replaceAll('<', '\\u003c')}\n`
}
