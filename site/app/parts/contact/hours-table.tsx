import type { HoursRow } from './opening-hours.server.ts'

type HoursTableProps = {
  name: string
  hours: readonly HoursRow[]
  small?: boolean
  edit?: string | undefined
}

/** In place of a week that is not known. */
export const NO_HOURS = 'Please call us for our hours.'

/** A location's week, with today's row highlighted. */
export function HoursTable({ name, hours, small = false, edit }: HoursTableProps) {
  return (
    <table className={small ? 'hours small' : 'hours'} data-sanity={edit}>
      <caption className="vh">Opening hours of {name}</caption>
      <tbody>
        {hours.map(({ days, text, today, closed }) => (
          <tr
            key={days}
            className={[today && 'today', closed && 'shut'].filter(Boolean).join(' ') || undefined}
          >
            <th scope="row">{days}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
