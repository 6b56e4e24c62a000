import { formatCount } from '#app/domain/words/count.ts'
import { importReportPath, statusPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { RedirectsModel } from './redirects-page.server.ts'

/** The redirects of a site with their visits, for staff. */
export function RedirectsPage({ redirects }: Omit<RedirectsModel, 'meta'>) {
  return (
    <div className="wrap page import-report">
      <h1>Redirects</h1>
      <p className="muted">
        Old addresses and where they lead, the most used first. They are made in the Studio, under Content,
        Redirects. <MoreLink href={statusPath()}>Site status</MoreLink>{' '}
        <MoreLink href={importReportPath()}>Stock import report</MoreLink>
      </p>
      {redirects.length === 0 ? (
        <p className="import-report__none">
          There are no redirects. When a page moves, make one for its old address, so that links and bookmarks
          still lead there.
        </p>
      ) : (
        <RedirectTable redirects={redirects} />
      )}
    </div>
  )
}

function RedirectTable({ redirects }: Omit<RedirectsModel, 'meta'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="import-report__scroll" aria-label="Redirects" tabIndex={0}>
      <table className="import-report__table">
        <thead>
          <tr>
            <th scope="col">Old address</th>
            <th scope="col">Leads to</th>
            <th scope="col">Kind</th>
            <th scope="col" className="import-report__number">
              Visits
            </th>
            <th scope="col">Last visit</th>
          </tr>
        </thead>
        <tbody>
          {redirects.map(({ id, from, to, permanent, hits, last, loop }) => (
            <tr key={id} className={loop ? 'import-report__refused' : undefined}>
              <th scope="row">{from}</th>
              <td>{loop ? to : <SiteLink href={to}>{to}</SiteLink>}</td>
              <td>{loop ? 'Off: goes in circles' : permanent ? 'For good' : 'For now'}</td>
              <td className="import-report__number">{formatCount(hits)}</td>
              <td>{last || <span className="muted">Never</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
