import { VITAL_NAMES, VITALS } from '#app/domain/vitals.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { activityPath, importReportPath, redirectsPath } from '#app/paths.ts'
import { MoreLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { DealerStatus, PageSpeed, StatusLine, StatusModel } from '../queries.server.ts'
import '#app/styles/pages/import-report.css'
import '#app/styles/pages/status.css'

/** For staff in a preview: what needs somebody, then services, imports, deliveries, the speed of the pages, versions. */
export function StatusPage({ services, versions, dealers, speed }: Omit<StatusModel, 'meta'>) {
  return (
    <div className="wrap page import-report status">
      <h1>Site status</h1>
      <p className="muted">
        What the site depends on, and how it does. Only people who opened a preview from the Studio see this
        page. <MoreLink href={importReportPath()}>Stock import report</MoreLink>{' '}
        <MoreLink href={activityPath()}>Site activity</MoreLink>{' '}
        <MoreLink href={redirectsPath()}>Redirects</MoreLink>
      </p>
      <Verdict problems={listProblems({ services, dealers, speed })} />
      <section aria-labelledby="status-services">
        <h2 id="status-services">Services</h2>
        <dl className="status__services">
          {services.map(({ title, text, isBad }) => (
            <div key={title} className={isBad ? 'is-bad' : undefined}>
              <dt>
                <Mark isBad={isBad} /> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {dealers.map((dealer, index) => (
        <Dealer key={dealer.name} dealer={dealer} id={dealerId(index)} />
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
        <dl className="import-report__lines">
          {versions.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

const dealerId = (index: number) => `status-dealer-${index + 1}`

type Problem = { text: string; href: string }

/** Each thing that somebody has to look after, with the part of the page that says more. */
function listProblems({ services, dealers, speed }: Omit<StatusModel, 'meta' | 'versions'>): Problem[] {
  const silent = services.filter(({ isBad }) => isBad)
  const slow = speed.filter(({ values }) => values.some(({ isBad }) => isBad)).length
  return [
    ...silent.map(({ title }) => ({ text: `${title} does not answer`, href: '#status-services' })),
    ...dealers.flatMap(({ name, imports, deliveries }, index) => {
      const href = `#${dealerId(index)}`
      return [
        ...counted(countBad(imports), ['import was refused', 'imports were refused'], href),
        ...counted(countBad(deliveries), ['way of delivery gave up', 'ways of delivery gave up'], href),
      ].map((problem) => ({ ...problem, text: `${name}: ${problem.text}` }))
    }),
    ...counted(slow, ['page is slow', 'pages are slow'], '#status-speed'),
  ]
}

const countBad = (lines: readonly StatusLine[]) => lines.filter(({ isBad }) => isBad).length

function counted(count: number, [one, many]: readonly [string, string], href: string): Problem[] {
  return count === 0 ? [] : [{ text: `${count} ${count === 1 ? one : many}`, href }]
}

function Verdict({ problems }: { problems: readonly Problem[] }) {
  const isWell = problems.length === 0
  const [needed] = counted(problems.length, ['thing needs somebody', 'things need somebody'], '')
  return (
    <section
      className={isWell ? 'status__verdict' : 'status__verdict is-bad'}
      aria-labelledby="status-verdict"
    >
      <Mark isBad={!isWell} />
      <div>
        <h2 id="status-verdict">{needed?.text ?? 'All is well'}</h2>
        {isWell ? (
          <p>Every service answers, the last imports were taken, and no enquiry was given up.</p>
        ) : (
          <ul>
            {problems.map(({ text, href }) => (
              <li key={text}>
                <a className="link" href={href}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** A tick for a working service, another shape and colour for a failing one; the words say the same. */
function Mark({ isBad }: { isBad: boolean }) {
  return (
    <span className={isBad ? 'status__mark is-bad' : 'status__mark'}>
      <Icon name={isBad ? 'circle-alert' : 'check'} />
    </span>
  )
}

function Dealer({ dealer: { name, imports, deliveries }, id }: { dealer: DealerStatus; id: string }) {
  return (
    <section aria-labelledby={id} className="status__dealer">
      <h2 id={id}>{name}</h2>
      <div className="status__pair">
        <div>
          <h3>Last imports</h3>
          {imports.length === 0 ? (
            <p className="muted">There has been no import yet.</p>
          ) : (
            <Lines lines={imports} well="Taken" bad="Refused" />
          )}
        </div>
        <div>
          <h3>Deliveries of enquiries</h3>
          {deliveries.length === 0 ? (
            <p className="status__all">
              <Mark isBad={false} /> All are delivered.
            </p>
          ) : (
            <Lines lines={deliveries} well="Waiting" bad="Given up" />
          )}
        </div>
      </div>
    </section>
  )
}

type LinesProps = { lines: readonly StatusLine[]; well: string; bad: string }

function Lines({ lines, well, bad }: LinesProps) {
  return (
    <dl className="status__lines">
      {lines.map(({ title, text, isBad }) => (
        <div key={title} className={isBad ? 'is-bad' : undefined}>
          <dt>{title}</dt>
          <dd>{text}</dd>
          <dd className={isBad ? 'status__word is-bad' : 'status__word'}>
            <Mark isBad={isBad} /> {isBad ? bad : well}
          </dd>
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
