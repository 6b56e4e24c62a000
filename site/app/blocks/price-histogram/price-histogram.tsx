import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { PriceColumn, PriceHistogramModel } from './price-histogram.server.ts'
import './price-histogram.css'

/** A phone has room for the labels of so many columns; of more, it labels the tallest and every third not beside it. */
const ALL_NAMED = 7
const isNamed = (index: number, tallest: number, count: number) =>
  count <= ALL_NAMED || (index % 3 === 0 && Math.abs(index - tallest) > 2)

type BlockProps = { block: PriceHistogramModel & { key: string } }

/** The stock by price: every column leads to what is in it, the tallest is set out below. */
export function PriceHistogramBlock({ block }: BlockProps) {
  const { key, title, text, columns, tallest, picked, cars } = block
  const top = columns[tallest]
  return (
    <section className="prices" aria-labelledby={key}>
      <div className="wrap prices__in">
        <div>
          <h2 id={key}>{title}</h2>
          {text === '' ? null : <p className="muted">{text}</p>}
        </div>
        <PriceBars columns={columns} marked={tallest} />
        <div className="prices__pick">
          <p>
            <b className="num">{picked.count}</b> {picked.range}
          </p>
          <ul>
            {cars.map(({ key: id, name, price, href, picture }) => (
              <li key={id}>
                <SiteLink href={href}>
                  <Picture picture={picture} sizes="7.5rem" instead="car-front" />
                  <span>
                    <b className="num">{price}</b>
                    {name}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
          {top ? <LinkButton href={top.href}>{picked.action}</LinkButton> : null}
        </div>
      </div>
    </section>
  )
}

type BarsProps = { columns: readonly PriceColumn[]; marked: number }

/** The columns, one of them marked. */
export function PriceBars({ columns, marked }: BarsProps) {
  return (
    <ul className="prices__bars" style={{ '--n': columns.length } as CSSProperties}>
      {columns.map(({ label, count, height, words, href }, index) => (
        <li
          key={label}
          data-most={index === marked || undefined}
          data-named={isNamed(index, marked, columns.length) || undefined}
        >
          {count === 0 ? (
            <span className="prices__bar" style={{ '--h': 0 } as CSSProperties}>
              <b className="num">0</b>
              <span className="prices__word">{label}</span>
            </span>
          ) : (
            <SiteLink
              className="prices__bar"
              href={href}
              title={words}
              style={{ '--h': height } as CSSProperties}
            >
              <span className="vh">{words}</span>
              <b className="num" aria-hidden="true">
                {formatCount(count)}
              </b>
              <i />
              <span className="prices__word" aria-hidden="true">
                {label}
              </span>
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  )
}
