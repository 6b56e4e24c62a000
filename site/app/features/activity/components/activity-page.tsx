import { formatCount } from '#app/domain/words/count.ts'
import { importReportPath, statusPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import type { ActivityLine, ActivityModel } from '../queries.server.ts'
import '#app/styles/pages/import-report.css'

/** For staff in a preview: the day's events of the site by kind, and the last ones. */
export function ActivityPage({ day, total, counts, last }: Omit<ActivityModel, 'meta'>) {
  return (
    <div className="wrap page import-report">
      <h1>Site activity</h1>
      <p className="muted">
        What visitors did on {day}. Nothing is stored about who they are, and visitors whose browser refuses
        to be measured are not counted. Only people who opened a preview from the Studio see this page.
      </p>
      <section aria-labelledby="activity-counts">
        <h2 id="activity-counts">Today ({formatCount(total)})</h2>
        {counts.length === 0 ? <p>No visitor has done anything that is measured today.</p> : null}
        <dl className="import-report__lines">
          {counts.map(({ number, name, count }) => (
            <div key={number}>
              <dt>{name}</dt>
              <dd className="num">
                {formatCount(count)} {count === 1 ? 'time' : 'times'}{' '}
                <span className="muted">· event {number}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="activity-last">
        <h2 id="activity-last">Last events</h2>
        {last.length === 0 ? <p>There is none yet.</p> : null}
        <dl className="import-report__lines">
          {last.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </dl>
        {total > last.length ? <p className="muted">The last {last.length} are shown.</p> : null}
      </section>
      <p>
        <MoreLink href={importReportPath()}>Stock import report</MoreLink>{' '}
        <MoreLink href={statusPath()}>Site status</MoreLink>
      </p>
    </div>
  )
}

function Line({ line: { time, name, detail, page, carId } }: { line: ActivityLine }) {
  return (
    <div>
      <dt>
        {time} {name}
      </dt>
      <dd>{[detail, page, carId].filter(Boolean).join(' · ')}</dd>
    </div>
  )
}
