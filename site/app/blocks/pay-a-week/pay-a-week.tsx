import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/section.tsx'
import { BlockButtons } from '../block-buttons.tsx'
import { BlockForm, useForm } from '../block-form.tsx'
import { ChoiceTile, ChoiceTiles } from '../choice-tile.tsx'
import type { PayAWeekModel } from './pay-a-week.server.ts'
import { costOf, reachedPrice, readWeeklyAnswer, WEEKLY_BOUNDS, WEEKS, withoutGst } from './pay-a-week.ts'
import '../block-table.css'
import './pay-a-week.css'

const formatDollars = (dollars: number) => `$${formatCount(Math.round(dollars))}`
const nearestHundred = (dollars: number) => Math.round(dollars / 100) * 100
const nameYears = (years: number) => (years === 1 ? '1 year' : `${years} years`)
const nameBalloon = (percent: number) => (percent === 0 ? 'None' : `${percent}%`)

/** What a weekly payment of a business reaches, and what a balloon does. */
export function PayAWeekBlock({ block }: { block: PayAWeekModel & { key: string } }) {
  const { key, title, text, years, balloons, rate, comparison, ratePercent, note, buttons } = block
  const { answer, update, form } = useForm(block.answer, (fields) => readWeeklyAnswer(block, fields))
  const { weekly, isWithGst } = answer
  const price = reachedPrice(weekly, { ...answer, ratePercent })
  const { min, max } = WEEKLY_BOUNDS
  return (
    <Section id={key} title={title || 'What can the job pay a week?'} text={text}>
      <div className="job-pay">
        <div className="job-pay__figures" aria-live="polite">
          <p className="num">
            <b>{formatDollars(weekly)}</b> <span className="muted">a week</span>
          </p>
          <p className="num job-pay__reach">
            <span className="muted">gets you up to</span>{' '}
            <b>{formatDollars(nearestHundred(isWithGst ? price : withoutGst(price)))}</b>{' '}
            <span className="muted">{isWithGst ? 'with GST' : 'ex GST'}</span>
          </p>
        </div>
        <BlockForm block={key} form={form} onAnswer={update} className="job-pay__form">
          <div>
            <label htmlFor={`${key}-weekly`} className="vh">
              Dollars a week
            </label>
            <div className="range" style={{ '--hi': ((weekly - min) / (max - min)) * 100 } as CSSProperties}>
              <input
                id={`${key}-weekly`}
                type="range"
                name="weekly"
                {...WEEKLY_BOUNDS}
                defaultValue={block.answer.weekly}
                aria-valuetext={`${formatDollars(weekly)} a week`}
              />
            </div>
          </div>
          <div className="job-pay__choices">
            <ChoiceTiles legend="Over" isShort>
              {years.map((value) => (
                <ChoiceTile
                  key={value}
                  name="years"
                  value={value}
                  label={nameYears(value)}
                  defaultChecked={value === block.answer.years}
                />
              ))}
            </ChoiceTiles>
            <ChoiceTiles legend="Balloon at the end" isShort>
              {balloons.map((value) => (
                <ChoiceTile
                  key={value}
                  name="balloon"
                  value={value}
                  label={nameBalloon(value)}
                  defaultChecked={value === block.answer.balloonPercent}
                />
              ))}
            </ChoiceTiles>
            <ChoiceTiles legend="Show prices" isShort>
              <ChoiceTile name="gst" value="ex" label="Ex GST" defaultChecked={!block.answer.isWithGst} />
              <ChoiceTile name="gst" value="with" label="With GST" defaultChecked={block.answer.isWithGst} />
            </ChoiceTiles>
          </div>
          <Button type="submit" look="line" className="no-js">
            Work it out
          </Button>
        </BlockForm>
        <Plan weekly={weekly} years={answer.years} balloon={(price * answer.balloonPercent) / 100} />
        <Sums weekly={weekly} years={answer.years} price={price} balloonPercent={answer.balloonPercent} />
        <p className="small">
          {rate} a year, <b>{comparison} comparison rate</b>
        </p>
        <p className="small muted">
          For ABN and GST holders, no deposit. Prices exclude government charges. This is an estimate, not an
          offer of credit. {note}
        </p>
        <BlockButtons buttons={buttons} />
      </div>
      <Balloons block={block} years={answer.years} />
    </Section>
  )
}

type PlanProps = { weekly: number; years: number; balloon: number }

/** What is paid over the years and what is left at the end, to scale; the same by the fortnight and by the month. */
function Plan({ weekly, years, balloon }: PlanProps) {
  const paid = weekly * years * WEEKS
  const share = (paid / (paid + balloon)) * 100
  return (
    <div className="job-pay__plan">
      <div className="job-pay__bar" style={{ '--paid': `${share}%` } as CSSProperties} aria-hidden="true" />
      <p className="job-pay__ends small">
        <span>
          {formatDollars(paid)} over {nameYears(years)}
        </span>
        <span>{balloon > 0 ? `${formatDollars(balloon)} at the end` : 'Nothing at the end'}</span>
      </p>
      <p className="small muted num">
        That’s {formatDollars(weekly * 2)} a fortnight, or about {formatDollars((weekly * WEEKS) / 12)} a
        month.
      </p>
    </div>
  )
}

type SumsProps = { weekly: number; years: number; price: number; balloonPercent: number }

function Sums({ weekly, years, price, balloonPercent }: SumsProps) {
  return (
    <dl className="block-sums">
      <div>
        <dt>Balloon to pay at the end</dt>
        <dd>{balloonPercent === 0 ? 'None' : formatDollars((price * balloonPercent) / 100)}</dd>
      </div>
      <div>
        <dt>GST you claim back</dt>
        <dd>{formatDollars(price - withoutGst(price))}</dd>
      </div>
      <div>
        <dt>Repayments</dt>
        <dd>
          {formatCount(years * WEEKS)} of {formatDollars(weekly)}
        </dd>
      </div>
    </dl>
  )
}

const EXAMPLE = 100_000

/** What each balloon does to one price. */
function Balloons({ block, years }: { block: PayAWeekModel; years: number }) {
  const costs = block.balloons.flatMap((balloonPercent) => {
    const cost = costOf(EXAMPLE, { ratePercent: block.ratePercent, years, balloonPercent })
    return cost === null ? [] : [{ balloonPercent, ...cost }]
  })
  return (
    <div className="block-below">
      <h3>What a balloon does</h3>
      <p className="muted head__text">
        {formatDollars(EXAMPLE)} ex GST over {nameYears(years)}. A balloon lowers the week and leaves a lump
        at the end.
      </p>
      <table className="block-table">
        <thead>
          <tr>
            <th scope="col">Balloon</th>
            <th scope="col" className="num">
              A week
            </th>
            <th scope="col" className="num">
              At the end
            </th>
            <th scope="col" className="num">
              In all
            </th>
          </tr>
        </thead>
        <tbody>
          {costs.map(({ balloonPercent, weekly, balloon, total }) => (
            <tr key={balloonPercent}>
              <th scope="row">{nameBalloon(balloonPercent)}</th>
              <td className="num">{formatDollars(weekly)}</td>
              <td className="num">{formatDollars(balloon)}</td>
              <td className="num">{formatDollars(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
