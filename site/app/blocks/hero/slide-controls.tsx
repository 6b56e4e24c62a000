import { useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { SlideModel } from './hero.server.ts'
import { useSlides } from './use-slides.ts'

type SlideControlsProps = { name: string; slides: readonly SlideModel[]; autoplay: boolean }

/**
 * The switches of a hero's slides, and with JavaScript previous, next and pause (WCAG 2.2.2). After the last comes the
 * first.
 */
export function SlideControls({ name, slides, autoplay }: SlideControlsProps) {
  const switches = useRef<HTMLFieldSetElement>(null)
  const { playing, setPlaying, step } = useSlides(switches, autoplay)
  return (
    <div className="hero__controls">
      <fieldset className="hero__switches" ref={switches} onChange={() => setPlaying(false)}>
        <legend className="vh">Slides</legend>
        {slides.map(({ key, title }, index) => (
          <label key={key}>
            <input type="radio" name={`slide-${name}`} value={key} defaultChecked={index === 0} />
            <span className="vh">{title}</span>
          </label>
        ))}
      </fieldset>
      <div className="hero__steps only-js">
        <button type="button" aria-label="Previous slide" onClick={() => step(-1)}>
          <Icon name="chevron-left" />
        </button>
        {autoplay ? (
          <button
            type="button"
            aria-label={playing ? 'Pause slides' : 'Play slides'}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <span className="pause-bars" /> : <Icon name="play" />}
          </button>
        ) : null}
        <button type="button" aria-label="Next slide" onClick={() => step(1)}>
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  )
}
