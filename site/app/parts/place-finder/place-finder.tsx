import { Form } from '@remix-run/react'
import type { CSSProperties } from 'react'
import { RegionPlan } from '#app/parts/contact/region-plan.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'
import type { PlaceFinderModel } from './find-places.server.ts'
import { ListedPlace } from './listed-place.tsx'
import '#app/styles/pages/locations.css'

/** Places nearest first, numbered in the list and on one plan. */
export function PlaceList({ finder: { locations, from, plan, summary } }: { finder: PlaceFinderModel }) {
  return (
    <div
      className={plan ? 'place-list has-plan' : 'place-list'}
      style={{ '--plan-rows': planRows(locations.length) } as CSSProperties}
    >
      {/* Before the places: their columns are around it. */}
      {plan ? <RegionPlan plan={plan} from={from} distance={locations[0]?.distance ?? ''} /> : null}
      <div className="place-list__places">
        <h2 className="vh">All locations</h2>
        <p className="small muted" role="status">
          {summary}
        </p>
        {locations.map((place) => (
          <ListedPlace key={place.id} place={place} nearest={from !== '' && place.number === 1} />
        ))}
        {locations.length === 0 ? (
          <EmptyState
            title="No locations yet"
            text="Our addresses and opening hours will be here."
            action={{ label: 'Front page', href: homePath() }}
          />
        ) : null}
      </div>
    </div>
  )
}

/** So many rows of two columns that the places leave no gap: all of a few, else two or three. */
const planRows = (places: number) => (places <= 3 ? Math.max(places, 1) : places % 2 === 0 ? 2 : 3)

type FindNearestProps = {
  finder: PlaceFinderModel
  /** The page that answers. */
  action: string
  /** What the address holds besides the answers. */
  hidden?: Readonly<Record<string, string>>
}

/** A form that asks for the page again, so that it works without JavaScript. */
export function FindNearest({
  finder: { asked, kinds, makes, error, example },
  action,
  hidden = {},
}: FindNearestProps) {
  return (
    <search>
      <Form className="find" action={action} aria-label="Find the nearest location" preventScrollReset>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Your postcode" id="near" {...(error ? { error } : {})}>
          <Input
            id="near"
            name="near"
            defaultValue={asked.near}
            key={asked.near}
            autoComplete="postal-code"
            placeholder={example}
            maxLength={60}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'near-error' : undefined}
          />
        </Field>
        {makes.length > 0 ? (
          <Field label="Brand" id="make">
            <Select id="make" name="make" options={makes} placeholder="Any brand" defaultValue={asked.make} />
          </Field>
        ) : null}
        {kinds.length > 0 ? (
          <Field label="I’m looking for" id="kind">
            <Select
              id="kind"
              name="kind"
              options={kinds}
              placeholder="Everything"
              defaultValue={asked.kind}
            />
          </Field>
        ) : null}
        <Button type="submit">Show nearest</Button>
      </Form>
    </search>
  )
}
