import { PrefetchPageLinks, useLocation, useRouteLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { ExplainLayer } from '#app/features/explain/components/explain-layer.tsx'
import { endPreviewPath, explainPath, importReportPath, previewLinksPath } from '#app/paths.ts'
import { isFramed } from './is-framed.ts'
// In the bar itself: an error page replaces the whole head, and with it every sheet that a script had added there.
import styles from './preview-bar.css?inline'
import { StudioLink } from './studio-link.tsx'

/** Below every page of a preview: the shown instant, the Explain switch, and the exit. */
export function PreviewBar() {
  const { pathname } = useLocation()
  const root = useRouteLoaderData('root') as { previewAt?: string; staff?: boolean } | undefined
  const [isExplaining, setExplaining] = useState(false)
  return (
    <>
      <style>{styles}</style>
      <StudioLink />
      <aside className="preview-bar" aria-label="Preview">
        <strong>Preview</strong>
        <TimeField at={root?.previewAt ?? null} />
        {root?.staff ? (
          <>
            <button type="button" aria-pressed={isExplaining} onClick={() => setExplaining(!isExplaining)}>
              Explain
            </button>
            <a href={importReportPath()}>Stock</a>
            <a href={previewLinksPath(pathname)}>Share</a>
          </>
        ) : null}
        {/* Outside of a preview no page may be framed, so the Studio's frame would show the browser's refusal. */}
        {isFramed() ? null : <a href={endPreviewPath(pathname)}>End preview</a>}
      </aside>
      {/* The route's script, so that Explain waits for one request only. */}
      {root?.staff ? <PrefetchPageLinks page={explainPath('')} /> : null}
      {isExplaining ? <ExplainLayer /> : null}
    </>
  )
}

/**
 * Shows the site as it will be, or was, at another time, from page to page until it is taken back; the browser's own
 * clock, as a date field has it.
 */
function TimeField({ at }: { at: string | null }) {
  const [value, setValue] = useState(at === null ? '' : fieldValue(at))
  const show = (instant: string | null) => {
    const url = new URL(window.location.href)
    url.searchParams.set('at', instant ?? '')
    window.location.assign(url)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        show(value === '' ? null : new Date(value).toISOString())
      }}
    >
      <label>
        As it is at{' '}
        <input
          type="datetime-local"
          name="at"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
      <button type="submit">Show</button>
      {at === null ? null : (
        <button type="button" onClick={() => show(null)}>
          Back to now
        </button>
      )}
    </form>
  )
}

/** An instant as a date field of the browser has it: its own time, without a zone. */
function fieldValue(instant: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
