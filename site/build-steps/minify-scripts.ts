import { type JsMinifyOptions, minify } from '@swc/core'
import type { Plugin } from 'vite'

const OPTIONS: JsMinifyOptions = {
  module: true,
  mangle: true,
  compress: { ecma: 2020, passes: 3 },
  format: { comments: 'some' },
}

/** Minifies the client's scripts: as small as terser's, in a tenth of its time. */
export function minifyScripts(): Plugin {
  return {
    name: 'forecourt:minify-scripts',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      // After Vite has written what a chunk preloads, and after it has printed the code anew for the target.
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = (await minify(file.code, OPTIONS)).code
        }
      },
    },
  }
}
