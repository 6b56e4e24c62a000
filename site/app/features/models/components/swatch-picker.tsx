import '#app/styles/pages/swatches.css'
import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Picture } from '#app/ui/picture.tsx'
import type { SwatchModel } from '../model-pictures.server.ts'

type SwatchPickerProps = {
  swatches: readonly SwatchModel[]
  /** Index of the colour that is chosen first. */
  chosen: number
  /** The radios' name; in a form, the parameter of its address. */
  name: string
  legend: string
  eager?: boolean
  sizes: string
}

/**
 * The colours of a model as round radios under its picture. All pictures lie on one another and the style sheet shows
 * that of the checked radio, so that it works without JavaScript and nothing else moves.
 */
export function SwatchPicker({ swatches, chosen, name, legend, eager = false, sizes }: SwatchPickerProps) {
  return (
    <div className="swp">
      <div className="swp__pics">
        {swatches.map(({ id, picture }, at) => (
          <Picture
            key={id}
            picture={picture}
            eager={eager && at === chosen}
            sizes={sizes}
            instead="car-front"
          />
        ))}
      </div>
      {swatches.some(({ picture }) => picture?.drawn) ? <span className="mo__ill">Illustration</span> : null}
      <div className="swp__choice">
        <fieldset className="sw">
          <legend className="vh">{legend}</legend>
          {swatches.map((swatch, at) => (
            <label key={swatch.id} title={swatch.name}>
              <input type="radio" name={name} value={swatch.id} defaultChecked={at === chosen} />
              <span style={{ '--c': swatch.hexCode } as CSSProperties} />
              <span className="vh">{swatch.name}</span>
            </label>
          ))}
        </fieldset>
        <p className="swp__names" aria-hidden="true">
          {swatches.map(({ id, name: colour, extraPrice }) => (
            <span key={id}>
              <b>{colour}</b> {extraPrice === null ? 'included' : `$${formatCount(extraPrice)} more`}
            </span>
          ))}
        </p>
      </div>
    </div>
  )
}
