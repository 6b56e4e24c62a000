import '#app/styles/pages/pay-week.css'
import { formatDollars } from '@forecourt/schemas/contract/pure'
import { Form, useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { reachedPriceCents } from '#app/domain/money/weekly-price.ts'
import { formatCount } from '#app/domain/words/count.ts'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import { Button, MoreLink } from '#app/ui/button.tsx'
import { FinanceNote } from '#app/ui/finance-note.tsx'
import type { PayWeekModel } from './pay-week-model.ts'

/** How long the slider rests before the vehicles are asked for, in milliseconds. */
const REST_MS = 250

type Props = { pay: PayWeekModel; calculatorHref: string }

/**
 * What a shopper would like to pay a week, and the vehicles it reaches. The figures follow the slider; the vehicles come
 * with the address, and without JavaScript by its button.
 */
export function PayWeek({ pay, calculatorHref }: Props) {
  const slider = useRef<HTMLInputElement>(null)
  const [weekly, setWeekly] = useWeekly(pay.weekly)
  useEffect(() => {
    // Moved before hydration, of which React sends no event.
    const { value, defaultValue } = slider.current ?? {}
    if (value && value !== defaultValue) setWeekly(Number(value))
  }, [setWeekly])
  const { track, item, lender } = pay
  const reached = reachedPriceCents(weekly, lender)
  const place = ((weekly - track.min) / (track.max - track.min)) * 100
  return (
    <section className="pay" aria-labelledby="pay-week">
      <Form className="wrap pay__in" preventScrollReset>
        <h1 id="pay-week">What would you like to pay a week?</h1>
        <div className="pay__row">
          <p className="pay__figure" aria-hidden="true">
            ${formatCount(weekly)}
          </p>
          <div>
            <div className="range" style={{ '--hi': place } as CSSProperties}>
              <input
                ref={slider}
                type="range"
                name="perWeek"
                {...track}
                value={weekly}
                aria-label="Weekly payment"
                aria-valuetext={valueText(weekly, reached)}
                onChange={(event) => setWeekly(Number(event.target.value))}
              />
            </div>
            <p className="pay__ends" aria-hidden="true">
              <span>${formatCount(track.min)}</span>
              <span>${formatCount(track.max)}</span>
            </p>
          </div>
          <div className="pay__out">
            <p>That gets you up to</p>
            <p className="pay__reach">{reached === null ? '–' : formatDollars(reached)}</p>
            <p>
              {formatCount(pay.count)} of our {formatCount(pay.total)} {item.many} with a weekly price
            </p>
          </div>
        </div>
        <p className="small">
          {pay.basis}, <b>{pay.comparison}</b>
          <FinanceNote />. An example, not a quote: your own rate depends on you and on the {item.one}.{' '}
          <a className="link" href={calculatorHref}>
            Change the deposit and the term
          </a>
        </p>
        <Button type="submit" className="no-js">
          Show {item.many}
        </Button>
      </Form>
    </section>
  )
}

const valueText = (weekly: number, reached: number | null) =>
  reached === null
    ? `$${formatCount(weekly)} a week`
    : `$${formatCount(weekly)} a week, up to ${formatDollars(reached)}`

/** The vehicles for so much a week, the dearest first. */
export function PayWeekCars({ pay }: { pay: PayWeekModel }) {
  const { weekly, cards, count, lowest, href, item } = pay
  const isWaiting = useNavigation().state !== 'idle'
  return (
    <section className="wrap pay-cars" aria-labelledby="pay-week-cars" aria-busy={isWaiting}>
      <div className="head">
        <h2 id="pay-week-cars">${formatCount(weekly)} a week or less</h2>
        {count > 0 ? (
          <MoreLink href={href}>
            Show all {formatCount(count)} {count === 1 ? item.one : item.many}
          </MoreLink>
        ) : null}
      </div>
      <p className="vh" role="status">
        {formatCount(count)} {count === 1 ? item.one : item.many} for ${formatCount(weekly)} a week or less
      </p>
      {cards.length > 0 ? (
        <CarRow cards={cards} />
      ) : (
        <p>
          Nothing at that price today. They start at <b>${formatCount(lowest)} a week</b>.
        </p>
      )}
    </section>
  )
}

/** The slider's figure; once it stays unchanged, the address requests its vehicles. */
function useWeekly(shown: number): [number, (weekly: number) => void] {
  const [weekly, setWeekly] = useState(shown)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asked = useRef(shown)
  useEffect(() => {
    if (weekly === asked.current) return
    const timer = setTimeout(() => {
      asked.current = weekly
      navigate(`${pathname}?perWeek=${weekly}`, { replace: true, preventScrollReset: true })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [weekly, navigate, pathname])
  return [weekly, setWeekly]
}
