import { Fragment } from 'react'
import { PriceBars } from '#app/blocks/price-histogram/price-histogram.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { StripHead } from '../strip-head.tsx'
import type { PlaceStrip } from './place.server.ts'

/** Where the price of a car stands among all cars of its dealer, and among those like it. */
export function PlacePart({ strip }: { strip: PlaceStrip }) {
  const { total, columns, own, price, group, cheaper } = strip
  return (
    <>
      <StripHead title="Where its price stands" aside={`${total} you can buy today, each a click away`} />
      <PriceBars columns={columns} marked={own} />
      <p>
        <b className="num">{price}</b> is in the marked column.
        {group ? (
          <>
            {' '}
            <SiteLink href={group.href}>See all {group.text}</SiteLink>.
          </>
        ) : null}
        {cheaper.length > 0 ? (
          <>
            {' '}
            {cheaper.length === 1 ? 'One costs' : `${cheaper.length === 2 ? 'Two' : 'Three'} cost`} less:{' '}
            {cheaper.map(({ name, price: lower, href }, index) => (
              <Fragment key={href}>
                {index === 0 ? '' : index === cheaper.length - 1 ? ' and ' : ', '}
                <SiteLink href={href}>
                  {name}, {lower}
                </SiteLink>
              </Fragment>
            ))}
            .
          </>
        ) : null}
      </p>
    </>
  )
}
