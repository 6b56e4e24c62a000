import type { OpenState } from './opening-hours.server.ts'

/** “Open now until 6:00 pm”, “Closed opens tomorrow 8:30 am” or “By appointment today, opens Monday 8:30 am”. */
export function OpenNow({ state, short = false }: { state: OpenState; short?: boolean }) {
  const shut = state.byAppointment ? 'By appointment' : 'Closed'
  const open = short ? 'Open' : 'Open now'
  return (
    <p className={state.open ? 'open' : 'open is-shut'}>
      {state.open ? open : shut} <span>{state.rest}</span>
    </p>
  )
}
