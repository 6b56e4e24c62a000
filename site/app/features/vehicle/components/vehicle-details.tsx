import { Icon } from '#app/ui/icon.tsx'
import type { VehicleModel } from '../vehicle-model.ts'
import { ShowMore } from './show-more.tsx'

const KEYS_SHOWN = 4
const FEATURES_SHOWN = 8
const rest = (index: number, shown: number) => (index >= shown ? 'fold__rest' : undefined)

/** VDP-24: the first four, the others behind 'Show More'. */
export function KeyInformation({ keys }: Pick<VehicleModel, 'keys'>) {
  return (
    <section aria-labelledby="key-information">
      <h2 id="key-information">Key information</h2>
      <ShowMore folds={keys.length > KEYS_SHOWN}>
        <ul className="keys">
          {keys.map(({ icon, label, value }, index) => (
            <li key={label} className={rest(index, KEYS_SHOWN)}>
              <Icon name={icon} />
              <span>{label}</span>
              <b>{value}</b>
            </li>
          ))}
        </ul>
      </ShowMore>
    </section>
  )
}

/** VDP-29, VDP-30. The text comes from a feed; React escapes it. */
export function DealerComments({ comments }: Pick<VehicleModel, 'comments'>) {
  const { message, paragraphs, folds } = comments
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Dealer Comments</h2>
      {message ? (
        <p className="muted">{message}</p>
      ) : (
        <ShowMore folds={folds}>
          <div className="prose">
            {paragraphs.map((paragraph, index) => (
              <p key={index} className={paragraph.open === '' ? 'fold__rest' : undefined}>
                {paragraph.open}
                {paragraph.open !== '' && paragraph.rest !== '' ? (
                  <>
                    <span className="fold__dots">...</span>
                    <span className="fold__rest">{paragraph.rest}</span>
                  </>
                ) : (
                  paragraph.rest
                )}
              </p>
            ))}
          </div>
        </ShowMore>
      )}
    </section>
  )
}

/** VDP-25: eight, the others behind the toggle. */
export function Features({ features }: Pick<VehicleModel, 'features'>) {
  if (features.length === 0) return null
  return (
    <section aria-labelledby="features">
      <h2 id="features">Features</h2>
      <ShowMore folds={features.length > FEATURES_SHOWN}>
        <ul className="features">
          {features.map((feature, index) => (
            <li key={feature} className={rest(index, FEATURES_SHOWN)}>
              <Icon name="check" />
              {feature}
            </li>
          ))}
        </ul>
      </ShowMore>
    </section>
  )
}

/** VDP-23, VDP-26. */
export function Specifications({ specs }: Pick<VehicleModel, 'specs'>) {
  if (specs.length === 0) return null
  return (
    <section aria-labelledby="specifications">
      <h2 id="specifications">All Specifications</h2>
      <div className="spec-groups">
        {specs.map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <dl className="specs">
              {group.specs.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}
