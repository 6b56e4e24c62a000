import { Fragment } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { RegionPlan } from '#app/parts/contact/region-plan.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { GroupDrawing } from './group-drawing.tsx'
import type { GroupMapModel } from './group-map.server.ts'
import './group-map.css'

type BlockProps = { block: GroupMapModel & { key: string } }

/** The group on a map: radio buttons choose whose places are shown, with style sheets alone. */
export function GroupMapBlock({ block }: BlockProps) {
  const { key, title, text, dealerships, companies, total, stock, region } = block
  const count = dealerships.reduce((sum, { places }) => sum + places.length, 0)
  const choices = [
    { name: 'All addresses', count: total },
    { name: 'Dealerships', count },
    ...companies.map(({ name, dots }) => ({ name, count: dots.length })),
  ]
  return (
    <section className="group-map" aria-labelledby={key}>
      <div className="wrap group-map__in">
        <div>
          <h2 id={key}>{title || 'Where the group is'}</h2>
          {companies.length > 0 ? <Choices name={`${key}-co`} choices={choices} /> : null}
          {text ? (
            <p className="group-map__line muted" data-line="0">
              {text}
            </p>
          ) : null}
          {companies.map((company, index) =>
            company.text || company.href ? (
              <p className="group-map__line muted" data-line={index + 2} key={company.key}>
                {company.text} {company.href ? <SiteLink href={company.href}>{company.name}</SiteLink> : null}
              </p>
            ) : null,
          )}
        </div>
        {region ? (
          <RegionPlan plan={region} from="" distance="" />
        ) : (
          <GroupDrawing
            map={block}
            places={dealerships.flatMap(({ places }) => places)}
            id={`${key}-drawing`}
          />
        )}
        <div>
          {dealerships.map(({ state, places }) => (
            <Fragment key={state}>
              <h3 className="small muted">{state}</h3>
              <ul className="group-map__list">
                {places.map((place) => (
                  <li key={place.key}>
                    <SiteLink href={place.href}>
                      <span>
                        <b>{place.name}</b>
                        <span className="small muted">{place.makes}</span>
                      </span>
                      {place.count === null ? null : <span className="num">{formatCount(place.count)}</span>}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {stock ? (
            <p className="group-map__sum">
              {stock.words} in one stock <b className="group-map__all num">{formatCount(stock.count)}</b>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}

type ChoicesProps = { name: string; choices: readonly { name: string; count: number }[] }

function Choices({ name, choices }: ChoicesProps) {
  return (
    <fieldset className="group-map__pick">
      <legend className="vh">Show on the map</legend>
      {choices.map((choice, index) => (
        <label key={choice.name} data-co={index}>
          <input className="vh" type="radio" name={name} value={index} defaultChecked={index === 0} />
          <span>{choice.name}</span>
          <b className="num">{formatCount(choice.count)}</b>
        </label>
      ))}
    </fieldset>
  )
}
