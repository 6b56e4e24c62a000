import { stockDeskPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import type { DeskCar, DeskLine, DeskModel } from '../queries.server.ts'
import '#app/styles/pages/stock-desk.css'

type StockDeskPageProps = Omit<DeskModel, 'meta'>

/** For staff in a preview: why a car is on the site or not, the last imports, and the rows that were set aside. */
export function StockDeskPage({ asked, cars, feeds, setAside, warnings }: StockDeskPageProps) {
  return (
    <div className="wrap page desk">
      <h1>Stock desk</h1>
      <p className="muted">
        How the stock came in. Only people who opened a preview from the Studio see this page.
      </p>
      <form className="desk__form" action={stockDeskPath()}>
        <Field id="desk-car" label="Why isn’t my car live? Its stock number">
          <Input id="desk-car" name="car" defaultValue={asked} key={asked} required autoComplete="off" />
        </Field>
        <Button type="submit" icon="search">
          Look it up
        </Button>
      </form>
      {cars.map((car) => (
        <CarAnswer key={car.title} car={car} />
      ))}
      <section aria-labelledby="desk-feeds">
        <h2 id="desk-feeds">Last imports</h2>
        {feeds.length === 0 ? <p>There has been no import of this dealer yet.</p> : null}
        <Lines lines={feeds} />
      </section>
      <Problems id="desk-aside" title="Rows set aside" none="No row is set aside." {...setAside} />
      <Problems id="desk-warnings" title="Warnings" none="There is no warning." {...warnings} />
    </div>
  )
}

function CarAnswer({ car }: { car: DeskCar }) {
  const { title, live, href, reasons, notes, prices } = car
  return (
    <section className={live ? 'desk__car' : 'desk__car desk__car--out'} aria-label={title}>
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

type ProblemsProps = { id: string; title: string; none: string; total: number; lines: DeskLine[] }

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

function Lines({ lines }: { lines: (DeskLine & { refused?: boolean })[] }) {
  return (
    <dl className="desk__lines">
      {lines.map(({ id, title, text, refused = false }) => (
        <div key={id} className={refused ? 'desk__refused' : undefined}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
