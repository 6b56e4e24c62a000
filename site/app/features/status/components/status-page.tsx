import { formatCount } from '#app/domain/words/count.ts'
import { VITAL_NAMES, VITALS } from '#app/features/vitals/vitals.ts'
import { activityPath, importReportPath, redirectsPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import type { DealerStatus, PageSpeed, StatusLine, StatusModel } from '../queries.server.ts'
import '#app/styles/pages/import-report.css'

/** For staff in a preview: services, versions, imports, deliveries and the speed of the pages. */
export function StatusPage({ services, versions, dealers, speed }: Omit<StatusModel, 'meta'>) {
  return (
    <div className="wrap page import-report">
      <h1>Site status</h1>
      <p className="muted">
        What the site depends on, and how it does. Only people who opened a preview from the Studio see this
        page. <MoreLink href={importReportPath()}>Stock import report</MoreLink>{' '}
        <MoreLink href={activityPath()}>Site activity</MoreLink>{' '}
        <MoreLink href={redirectsPath()}>Redirects</MoreLink>
      </p>
      <section aria-labelledby="status-services">
        <h2 id="status-services">Services</h2>
        <Lines lines={services} />
      </section>
      {dealers.map((dealer) => (
        <Dealer key={dealer.name} dealer={dealer} />
      ))}
      <section aria-labelledby="status-speed">
        <h2 id="status-speed">Speed of the pages</h2>
        <p className="muted">
          As visitors’ browsers measured it in the last 28 days: three of four visits were not slower.
        </p>
        {speed.length === 0 ? <p>No browser has reported one yet.</p> : <SpeedTable speed={speed} />}
      </section>
      <section aria-labelledby="status-versions">
        <h2 id="status-versions">Versions</h2>
        <Lines lines={versions} />
      </section>
    </div>
  )
}

function Dealer({ dealer: { name, imports, deliveries } }: { dealer: DealerStatus }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <h3>Last imports</h3>
      {imports.length === 0 ? <p>There has been no import yet.</p> : <Lines lines={imports} />}
      <h3>Deliveries of enquiries</h3>
      {deliveries.length === 0 ? <p>All are delivered.</p> : <Lines lines={deliveries} />}
    </section>
  )
}

function Lines({ lines }: { lines: readonly StatusLine[] }) {
  return (
    <dl className="import-report__lines">
      {lines.map(({ title, text, isBad }) => (
        <div key={title} className={isBad ? 'import-report__refused' : undefined}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function SpeedTable({ speed }: { speed: readonly PageSpeed[] }) {
  return (
    <div className="import-report__scroll">
      <table className="import-report__table">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Visits</th>
            {VITAL_NAMES.map((name) => (
              <th key={name} scope="col">
                {VITALS[name].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {speed.map(({ page, visits, values }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td className="num">{formatCount(visits)}</td>
              {values.map(({ text, isBad }, index) => (
                <td key={VITAL_NAMES[index]} className="num">
                  {isBad ? <strong>{text} (poor)</strong> : text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
