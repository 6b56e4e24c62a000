import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { ExplainLayer } from '#app/features/explain/components/explain-layer.tsx'
import { endPreviewPath, stockDeskPath } from '#app/paths.ts'
import { StudioLink } from './studio-link.tsx'
import './preview-bar.css'

/** Stands below every page of a preview: at which time it is shown, why it is as it is, and the way out. */
export function PreviewBar() {
  const { pathname, search } = useLocation()
  const [explains, setExplains] = useState(false)
  return (
    <>
      <StudioLink />
      <aside className="preview-bar" aria-label="Preview">
        <strong>Preview</strong>
        <TimeField search={search} />
        <button type="button" aria-pressed={explains} onClick={() => setExplains(!explains)}>
          Explain
        </button>
        <a href={stockDeskPath()}>Stock desk</a>
        <a href={endPreviewPath(pathname)}>End preview</a>
      </aside>
      {explains ? <ExplainLayer /> : null}
    </>
  )
}

/** Shows the page as it will be, or was, at another time; the browser's own clock, as a date field has it. */
function TimeField({ search }: { search: string }) {
  const at = new URLSearchParams(search).get('at')
  const [value, setValue] = useState(at === null ? '' : fieldValue(at))
  const show = (instant: string | null) => {
    const url = new URL(window.location.href)
    if (instant === null) url.searchParams.delete('at')
    else url.searchParams.set('at', instant)
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
          Now
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
