import { formatCount } from '#app/domain/words/count.ts'
import type { RedirectsModel } from './redirects-page.server.ts'

/** The redirects of a site with their visits, for staff. */
export function RedirectsPage({ redirects }: Omit<RedirectsModel, 'meta'>) {
  return (
    <div className="wrap page import-report">
      <div className="head">
        <h1>Redirects</h1>
      </div>
      {redirects.length === 0 ? (
        <p className="muted">There is none yet. They are made in the Studio, under Redirects.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className="import-report__scroll" aria-label="Redirects" tabIndex={0}>
          <table className="import-report__table">
            <thead>
              <tr>
                <th scope="col">Old address</th>
                <th scope="col">Leads to</th>
                <th scope="col">Visits</th>
                <th scope="col">Last</th>
              </tr>
            </thead>
            <tbody>
              {redirects.map(({ id, from, to, permanent, hits, last, loop }) => (
                <tr key={id}>
                  <th scope="row">{from}</th>
                  <td>
                    {to}
                    <span className="muted">
                      {loop ? ' · goes in circles, so it is off' : permanent ? '' : ' · for now'}
                    </span>
                  </td>
                  <td className="num">{formatCount(hits)}</td>
                  <td>{last || 'Never'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
