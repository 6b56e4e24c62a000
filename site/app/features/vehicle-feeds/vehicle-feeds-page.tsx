import { formatCount } from '#app/domain/words/count.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { VehicleFeedsModel } from './vehicle-feeds.server.ts'

/** The catalogues for advertisers, with what is left out of each, for staff. */
export function VehicleFeedsPage({ catalogues }: Omit<VehicleFeedsModel, 'meta'>) {
  return (
    <div className="wrap page import-report">
      <h1>Advertising catalogues</h1>
      {catalogues.map(({ title, href, listed, leftOut, left }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>
            {formatCount(listed)} {listed === 1 ? 'vehicle' : 'vehicles'}, {formatCount(leftOut)} left out.
            The address to give there: <code>{href}</code>
          </p>
          {left.length > 0 ? <LeftOut title={title} left={left} /> : null}
          {left.length < leftOut ? <p>The first {formatCount(left.length)} of them are listed.</p> : null}
        </section>
      ))}
    </div>
  )
}

function LeftOut({ title, left }: Pick<VehicleFeedsModel['catalogues'][number], 'title' | 'left'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="import-report__scroll" aria-label={`Left out of ${title}`} tabIndex={0}>
      <table className="import-report__table import-report__table--fixed">
        <thead>
          <tr>
            <th scope="col">Vehicle</th>
            <th scope="col">Stock number</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          {left.map(({ id, name, stocknum, href, reasons }) => (
            <tr key={id}>
              <th scope="row">
                <SiteLink href={href}>{name}</SiteLink>
              </th>
              <td>{stocknum}</td>
              <td>{reasons.join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
