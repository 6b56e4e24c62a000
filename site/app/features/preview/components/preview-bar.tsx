import inter from '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2?no-inline'
import { PrefetchPageLinks, useLocation, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { endPreviewPath, explainPath, sharePreviewPath } from '#app/paths.ts'
import { ExplainLayer } from '../explain/components/explain-layer.tsx'
import { isFramed } from './is-framed.ts'
// In the bar itself: an error page replaces the whole head, and with it every sheet that a script had added there.
import styles from './preview-bar.css?inline'
import { PreviewStopsLine } from './preview-stops-line.tsx'
import { StudioLink } from './studio-link.tsx'
import { TimeField } from './time-field.tsx'

type RootData = { previewAt?: string; previewZone?: string; staff?: boolean }

/** Below every page of a preview, one line high: the shown instant, what changes next, the switch of the reasons, and the exit. */
export function PreviewBar() {
  const { pathname } = useLocation()
  const root = useRouteLoaderData('root') as RootData | undefined
  const [isExplaining, setExplaining] = useState(false)
  const at = root?.previewAt ?? null
  return (
    <>
      <link rel="preload" href={inter} as="font" type="font/woff2" crossOrigin="anonymous" />
      <style>{styles}</style>
      <StudioLink />
      <div className="preview-dock">
        {isExplaining ? <ExplainLayer /> : null}
        <aside className="preview-bar" aria-label="Preview">
          <strong>Preview</strong>
          <TimeField at={at} zone={root?.previewZone ?? 'UTC'} />
          <PreviewStopsLine at={at} />
          <div className="preview-bar__tools">
            {root?.staff ? (
              <button type="button" aria-pressed={isExplaining} onClick={() => setExplaining(!isExplaining)}>
                Why it shows
              </button>
            ) : null}
            {/* The Studio has its own Share; outside of a preview no page may be framed, so none ends in a frame. */}
            {root?.staff && !isFramed() ? <a href={sharePreviewPath(pathname)}>Share</a> : null}
            {isFramed() ? null : <a href={endPreviewPath(pathname)}>End preview</a>}
          </div>
        </aside>
      </div>
      {/* The route's script, so that Explain waits for one request only. */}
      {root?.staff ? <PrefetchPageLinks page={explainPath('')} /> : null}
    </>
  )
}
