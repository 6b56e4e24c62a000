import { Icon } from '#app/ui/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { GallerySlide } from '../gallery-slides.ts'
import type { useSpin } from './use-spin.ts'

type SpinSlideProps = {
  slide: GallerySlide
  spin: ReturnType<typeof useSpin>
  sizes: string
  eager: boolean
}

/** The place of a spin: its opening frame with the button that opens it, then the spin itself over the same frame. */
export function SpinSlide({
  slide: { picture },
  spin: { state, rotates, isPressed, open, fail },
  sizes,
  eager,
}: SpinSlideProps) {
  return (
    <>
      <Picture picture={picture} sizes={sizes} eager={eager} />
      {state.kind === 'open' ? (
        <state.View
          frames={state.frames}
          alt={picture.alt}
          rotates={rotates}
          takesFocus={isPressed.current}
          fail={fail}
        />
      ) : (
        <button className="chip spin__open only-js" type="button" onClick={open}>
          <Icon name="rotate-3d" />
          {LABELS[state.kind]}
        </button>
      )}
    </>
  )
}

const LABELS = {
  closed: 'Spin it round',
  loading: 'Loading the spin',
  // A failure is logged only (VDP-52); pressing again tries again.
  failed: 'Spin it round',
  unavailable: 'Spin it round',
} as const
