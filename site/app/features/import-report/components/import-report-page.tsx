import { activityPath, importReportPath, statusPath, vehicleFeedsPath } from '#app/paths.ts'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import type { ImportReportModel, ReportCar, ReportLine } from '../queries.server.ts'
import '#app/styles/pages/import-report.css'

type ImportReportPageProps = Omit<ImportReportModel, 'meta'>

/** For staff in a preview: why a car is on the site or not, the last imports and the rejected rows. */
export function ImportReportPage({ asked, cars, feeds, rejected, warnings }: ImportReportPageProps) {
  return (
    <div className="wrap page import-report">
      <h1>Stock import report</h1>
      <p className="muted">
        How the stock came in. Only people who opened a preview from the Studio see this page.{' '}
        <MoreLink href={activityPath()}>Site activity</MoreLink>{' '}
        <MoreLink href={statusPath()}>Site status</MoreLink>{' '}
        <MoreLink href={vehicleFeedsPath()}>Advertising catalogues</MoreLink>
      </p>
      <form className="import-report__form" action={importReportPath()}>
        <Field id="report-car" label="Why isn’t my car live? Its stock number">
          <Input id="report-car" name="car" defaultValue={asked} key={asked} required autoComplete="off" />
        </Field>
        <Button type="submit" icon="search">
          Look it up
        </Button>
      </form>
      {cars.map((car) => (
        <CarAnswer key={car.title} car={car} />
      ))}
      <section aria-labelledby="report-feeds">
        <h2 id="report-feeds">Last imports</h2>
        {feeds.length === 0 ? <p>There has been no import of this dealer yet.</p> : null}
        <Lines lines={feeds} />
      </section>
      <Problems id="report-rejected" title="Rejected rows" none="No row was rejected." {...rejected} />
      <Problems id="report-warnings" title="Warnings" none="There is no warning." {...warnings} />
    </div>
  )
}

function CarAnswer({ car }: { car: ReportCar }) {
  const { title, live, href, reasons, notes, prices } = car
  return (
    <section
      className={live ? 'import-report__car' : 'import-report__car import-report__car--out'}
      aria-label={title}
    >
      <h2>
        {title}: {live ? 'live' : 'not live'}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {notes.map((note) => (
          <li key={note}>Warning – {note}</li>
        ))}
      </ul>
      {prices.length > 0 ? (
        <>
          <h3>Price changes</h3>
          <Lines lines={prices} />
        </>
      ) : null}
      {href === null ? null : <a href={href}>See it on the site</a>}
    </section>
  )
}

type ProblemsProps = { id: string; title: string; none: string; total: number; lines: ReportLine[] }

function Problems({ id, title, none, total, lines }: ProblemsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} ({total})
      </h2>
      {lines.length === 0 ? <p>{none}</p> : <Lines lines={lines} />}
      {total > lines.length ? <p className="muted">The first {lines.length} are shown.</p> : null}
    </section>
  )
}

function Lines({ lines }: { lines: (ReportLine & { refused?: boolean })[] }) {
  return (
    <dl className="import-report__lines">
      {lines.map(({ id, title, text, refused = false }) => (
        <div key={id} className={refused ? 'import-report__refused' : undefined}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
