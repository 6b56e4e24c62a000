import type { OpenState } from '../location-models.ts'

/** “Open now until 6:00 pm”, or “Closed opens tomorrow 8:30 am”. */
export function OpenNow({ state }: { state: OpenState }) {
  return (
    <p className={state.open ? 'open' : 'open is-shut'}>
      {state.open ? 'Open now' : 'Closed'} <span>{state.rest}</span>
    </p>
  )
}
