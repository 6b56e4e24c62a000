import { PdfLink } from '#app/parts/car/pdf/pdf-link.tsx'
import { carPdfPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { CarSheet } from './car-sheet.ts'

/** A car to print: on paper only the sheet remains (PRINT-01, ROUTE-21). */
export function PrintPage({ sheet, slug }: { sheet: CarSheet; slug: string }) {
  const { dealer, price, weekly } = sheet
  return (
    <div className="wrap page paper">
      <div className="row wraps paper__acts">
        <PrintButton />
        <PdfLink href={carPdfPath(slug)} fileName={sheet.fileName} />
        <a href={sheet.address}>Back to the vehicle</a>
      </div>
      <header className="paper__head">
        <p className="paper__dealer">{dealer.name}</p>
        <p className="small muted">{[dealer.address, dealer.phone].filter(Boolean).join(' · ')}</p>
      </header>
      <div className="paper__top">
        <Picture picture={sheet.picture} eager sizes="(min-width: 48rem) 24rem, 92vw" />
        <div>
          <p className="muted">{sheet.kind}</p>
          <h1>{sheet.name}</h1>
          {sheet.sub ? <p className="muted">{sheet.sub}</p> : null}
          {sheet.statusText ? <p className="paper__standing">{sheet.statusText}</p> : null}
          {price.text ? (
            <p className="price">
              {price.text}
              {price.type ? <small>{price.type}</small> : null}
            </p>
          ) : null}
          {price.was ? (
            <p className="muted">
              Was <s>{price.was}</s>
            </p>
          ) : null}
          {weekly ? (
            <p>
              <b>{weekly.text}</b> · {weekly.comparison}
              <sup>1</sup>
            </p>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="sheet-facts">
        <h2 id="sheet-facts">Key information</h2>
        <dl className="specs">
          {sheet.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {sheet.features.length > 0 ? (
        <section aria-labelledby="sheet-features">
          <h2 id="sheet-features">Features</h2>
          <ul className="paper__features">
            {sheet.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {sheet.comments ? (
        <section aria-labelledby="sheet-comments">
          <h2 id="sheet-comments">Dealer Comments</h2>
          <p className="paper__comments">{sheet.comments}</p>
        </section>
      ) : null}
      <p className="small muted">
        {sheet.address}. Printed {sheet.printed}. Price and availability may have changed since.
        {sheet.picture?.drawn ? ' The picture is an illustration.' : ''}
        {dealer.licence ? ` Dealer licence ${dealer.licence}.` : ''}
      </p>
      {weekly && sheet.financeDisclaimer ? (
        <p className="small muted">
          <sup>1</sup> {sheet.financeDisclaimer}
        </p>
      ) : null}
    </div>
  )
}

/** Opens the browser's own dialog; without JavaScript its menu does. */
function PrintButton() {
  return (
    <Button className="only-js" icon="printer" onClick={() => window.print()}>
      Print
    </Button>
  )
}
