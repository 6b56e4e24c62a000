import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'

export const studioRoot = fileURLToPath(new URL('.', import.meta.url))

/** The entry that index.html names. */
export const STUDIO_ENTRY = 'main.ts'

const hostedVariables = [
  'SANITY_STUDIO_PROJECT_ID',
  'SANITY_STUDIO_DATASET',
  'SANITY_STUDIO_API_HOST',
  'SANITY_STUDIO_SITE_ORIGIN',
] as const

/**
 * How the Studio is bundled, for the build and for watch mode. Vite itself on the unmodified `sanity` package: the
 * same bundler that `sanity build` calls, without its checks over the network. With SANITY_STUDIO_PROJECT_ID set the
 * bundle is for a hosted project; without it, it asks the server it comes from (`/env.js`). `entry` is the script the page starts, a path in this folder.
 */
export function viteOptions(
  env: NodeJS.ProcessEnv,
  mode: 'production' | 'development',
  entry = STUDIO_ENTRY,
): InlineConfig {
  const defined = hostedVariables.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')])
  return {
    root: studioRoot,
    configFile: false,
    mode,
    publicDir: false,
    cacheDir: 'node_modules/.vite',
    logLevel: 'warn',
    define: {
      ...Object.fromEntries(defined),
      'process.env.MODE': JSON.stringify(mode),
      'process.env.SC_DISABLE_SPEEDY': JSON.stringify('false'),
      __SANITY_STAGING__: 'false',
      __SANITY_BUILD_TIMESTAMP__: '0', // the same input gives the same bundle
    },
    // The schemas package resolves its own copy of sanity (for its types); the browser must get one.
    resolve: {
      dedupe: ['react', 'react-dom', 'sanity', 'styled-components'],
      alias: { '~inter': join(studioRoot, 'node_modules/@fontsource-variable/inter/files') },
    },
    plugins: [ownFonts, startWith(entry), ...(env.SANITY_STUDIO_PROJECT_ID ? [] : [askServer])],
  }
}

/** The page names the embedded Studio's entry; another Studio of this folder starts with its own. */
function startWith(entry: string): Plugin {
  return {
    name: 'forecourt:start-with',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(`src="/${STUDIO_ENTRY}"`, `src="/${entry}"`),
    },
  }
}

const askServer: Plugin = {
  name: 'forecourt:ask-server',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/env.js' }, injectTo: 'head' }],
}

// Sanity's styles fetch their font from a host of theirs; served from here it also works with no network.
const ownFonts: Plugin = {
  name: 'forecourt:own-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@sanity/ui') || !id.includes('.css')) return null
    return code.replaceAll(
      /https:\/\/design-system-static\.sanity\.io\/InterVariable(-Italic)?-latin[^)'"]*/g,
      (_, italic) =>
        italic ? '~inter/inter-latin-opsz-italic.woff2' : '~inter/inter-latin-opsz-normal.woff2',
    )
  },
}
