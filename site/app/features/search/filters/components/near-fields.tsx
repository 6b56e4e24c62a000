import { useEffect, useState } from 'react'
import { parseNear, USUAL_KM, WITHIN_KM } from '#app/domain/search-address/near.ts'
import { withNear } from '#app/domain/search-address/search-state.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'
import { invalidPostcode, type NearModel } from '#app/parts/search/near/near-model.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Search } from '../../components/use-search.ts'

type NearFieldsProps = { near: NearModel | undefined; search: Search }

/** Fields for a postcode and a distance. */
export function NearFields({ near, search }: NearFieldsProps) {
  const { near: asked } = search.state
  const km = asked?.km ?? USUAL_KM
  const [postcode, setPostcode] = useState(asked?.postcode ?? '')
  useEffect(() => setPostcode(asked?.postcode ?? ''), [asked?.postcode])
  const wrong = near?.known === false && postcode === asked?.postcode
  const go = (within: number) => {
    const next = parseNear(postcode, String(within))
    if (next?.postcode !== asked?.postcode || next?.km !== asked?.km)
      search.go((state) => withNear(state, next))
  }
  return (
    <>
      <div className={wrong ? 'pair field is-bad' : 'pair field'}>
        <label>
          <span className="label">Postcode</span>
          <input
            className="input"
            name="near"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            placeholder="Any"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'near-error' : undefined}
            value={postcode}
            onChange={(event) => setPostcode(event.target.value)}
            onBlur={() => go(km)}
            onKeyDown={(event) => event.key === 'Enter' && go(km)}
          />
        </label>
        <label>
          <span className="label">Within</span>
          <select
            className="select"
            name="within"
            value={km}
            onChange={(event) => go(Number(event.target.value))}
          >
            {[...new Set([...WITHIN_KM, km])]
              .sort((a, b) => a - b)
              .map((each) => (
                <option key={each} value={each}>
                  {formatKm(each)}
                </option>
              ))}
          </select>
        </label>
      </div>
      {wrong ? (
        <p className="err" id="near-error">
          <Icon name="circle-alert" />
          {invalidPostcode(postcode)}
        </p>
      ) : null}
    </>
  )
}
