import type { CSSProperties } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { Finder } from '#app/parts/search-box/finder.tsx'
import type { ParkedBody } from '#app/parts/search-box/finder-model.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import type { HeroModel, SlideModel } from './hero.server.ts'
import { SlideControls } from './slide-controls.tsx'

type PictureNotesProps = { points: NonNullable<SlideModel['points']> }

/** Notes on a slide's picture: the styles of the hero's variant number them or draw them as measures, or hide them. */
function PictureNotes({ points }: PictureNotesProps) {
  return (
    <ol className="hero__notes">
      {points.map(({ key, title, text, x, y, span }) => (
        <li key={key} style={{ '--x': x, '--y': y, '--span': span } as CSSProperties}>
          <b>{title}</b>
          {text ? <span> {text}</span> : null}
        </li>
      ))}
    </ol>
  )
}

// React 18 knows `fetchpriority` only in lower case.
const FIRST = { fetchpriority: 'high' } as const

/** Bodies of the stock parked in a line, at one scale; each leads to its search. */
function ParkedBodies({ bodies }: { bodies: readonly ParkedBody[] }) {
  return (
    <ul className="parked" aria-label="Body types">
      {bodies.map(({ label, href, count, picture: { src, width, height, length } }) => (
        <li key={href} style={{ '--len': length } as CSSProperties}>
          <SiteLink href={href}>
            <img src={src} width={width} height={height} alt="" decoding="async" {...FIRST} />
            <b>{label}</b> <span className="num">{formatCount(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

type HeroProps = {
  block: HeroModel & { key: string }
  /** Whether it opens the page: its first slide's title is the page's h1, and its picture is loaded at once. */
  lead?: boolean
}

const SIZES = '(min-width: 64rem) 68vw, (min-width: 30rem) 100vw, 90vw'

/**
 * Slides over the whole width (BLOCK-01). Their switches are radio buttons: they work without JavaScript, loop by the
 * arrow keys, and what is not shown is hidden from assistive technology too.
 */
export function HeroBlock({ block, lead = false }: HeroProps) {
  const { slides, key, finder, parked, autoplay, height } = block
  // A banner of the day brings a picture of its own.
  const isParked = parked.length > 0 && slides.length === 1
  const looks = [
    'hero',
    slides.length > 1 && 'hero--slides',
    height === 'screen' && 'hero--screen',
    !isParked && slides.some(({ picture }) => picture && !picture.cut) && 'hero--photo',
  ]
  return (
    <section className={looks.filter(Boolean).join(' ')} aria-label="Welcome">
      <div className="hero__media">
        {(isParked ? [] : slides).map(({ key: slide, picture, points = [] }, index) => (
          <div
            key={slide}
            className={picture?.cut ? 'hero__pane hero__shot hero__shot--cut' : 'hero__pane hero__shot'}
            style={picture ? ({ '--ratio': picture.height / picture.width } as CSSProperties) : undefined}
          >
            <Picture picture={picture} sizes={SIZES} eager={lead && index === 0} />
            {picture && points.length > 0 ? <PictureNotes points={points} /> : null}
          </div>
        ))}
      </div>
      <div className="wrap hero__in">
        <div className="hero__copy">
          {slides.map((slide, index) => (
            <SlideCopy
              key={slide.key}
              slide={slide}
              heading={lead && index === 0 ? 'h1' : 'h2'}
              bare={!finder}
            />
          ))}
        </div>
        {slides.length > 1 ? <SlideControls name={key} slides={slides} autoplay={autoplay} /> : null}
        {finder ? <Finder finder={finder} /> : null}
      </div>
      {isParked ? <ParkedBodies bodies={parked} /> : null}
    </section>
  )
}

type SlideCopyProps = { slide: SlideModel; heading: 'h1' | 'h2'; bare: boolean }

function SlideCopy({ slide, heading: Heading, bare }: SlideCopyProps) {
  // The finder is the action of a slide without buttons of its own.
  const acts = slide.buttons
  return (
    <div className="hero__pane" data-counted={slide.counted}>
      <Heading className="hero__title">
        {splitSentences(slide.title).map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </Heading>
      {slide.description ? <p className="lede">{slide.description}</p> : null}
      {acts.length > 0 ? (
        <div className="hero__acts">
          {acts.map(({ key, title, href, primary }) => (
            <LinkButton key={key} href={href} look={primary && bare ? 'brand' : 'line'}>
              {title}
            </LinkButton>
          ))}
        </div>
      ) : null}
    </div>
  )
}

/** The sentences of a title, each with its full stop: some variants of the hero set them in lines. */
function splitSentences(title: string): string[] {
  return title.split(/(?<=[.!?]) /)
}
