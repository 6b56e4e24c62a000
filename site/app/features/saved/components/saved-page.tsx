import { useMemo } from 'react'
import { formatCount } from '#app/domain/words/count.ts'
import { CarCard } from '#app/parts/car/card/car-card.tsx'
import { CarRow } from '#app/parts/car/card/car-row.tsx'
import type { CarCardModel, GarageEntry } from '#app/parts/car/card/card-model.ts'
import { LatestRow } from '#app/parts/car/card/latest-row.tsx'
import { useLiveCard } from '#app/parts/car/live/use-live-card.ts'
import { FellNote } from '#app/parts/car/saved/fell-note.tsx'
import type { SavedCar } from '#app/parts/car/saved/saved-cars.ts'
import type { SavedCardModel, SavedModel } from '#app/parts/car/saved/saved-model.ts'
import { useSavedCars } from '#app/parts/car/saved/use-saved-cars.ts'
import { comparePath, myGaragePath, searchPath } from '#app/paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Section } from '#app/ui/section.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { useTenantSlug } from '#app/ui/tenant-slug.ts'
import { SimilarToSaved } from './similar-to-saved.tsx'
import '#app/styles/pages/saved.css'

/** The cars saved in this browser and those viewed last; no sign-in and no server storage. */
export function SavedPage({ page: { latest, signIn } }: { page: SavedModel }) {
  const { found, remove, retry } = useSavedCars(useTenantSlug())
  const count = found === null || found === 'failed' ? 0 : found.saved.length
  return (
    <div className="saved" aria-busy={found === null}>
      <PageHead title="Saved">
        <p className="lede" role="status">
          {count === 0 ? 'Saved on this device only.' : `${countVehicles(count)}, saved on this device only.`}{' '}
          {signIn ? (
            <>
              <SiteLink href={myGaragePath()}>Sign in</SiteLink> to see them anywhere.
            </>
          ) : null}
        </p>
      </PageHead>
      <div className="wrap page">
        <div className="no-js">
          <EmptyState
            title="Saving needs JavaScript"
            text="Saving is off in your browser. You can still compare: tick Compare on any vehicle."
            action={{ label: 'Search stock', href: searchPath() }}
          />
        </div>
        {found === 'failed' ? <Failed retry={retry} /> : null}
        {found !== null && found !== 'failed' ? <Cars saved={found.saved} remove={remove} /> : null}
      </div>
      {found !== null && found !== 'failed' ? <SimilarToSaved saved={found.saved} /> : null}
      {found !== null && found !== 'failed' && found.viewed.length > 0 ? (
        <Section id="viewed" title="Recently viewed">
          <CarRow cards={found.viewed} />
        </Section>
      ) : null}
      {isEmpty(found) ? <LatestRow cards={latest} /> : null}
    </div>
  )
}

const isEmpty = (found: ReturnType<typeof useSavedCars>['found']) =>
  found !== null && found !== 'failed' && found.saved.length + found.viewed.length === 0

function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="alert alert--warn" role="alert">
      <p>What you saved cannot be shown at this moment. It is still saved.</p>
      <Button look="line" size="small" onClick={retry}>
        Try again
      </Button>
    </div>
  )
}

/** So many have wider cards, which fill a wide window. */
const FEW = 2

function Cars({ saved, remove }: { saved: readonly SavedCar[]; remove: (entry: GarageEntry) => void }) {
  if (saved.length === 0) {
    return (
      <EmptyState
        title="Nothing saved so far"
        text="Tap the heart on anything you like to save it here."
        action={{ label: 'Search stock', href: searchPath() }}
      />
    )
  }
  return (
    <section aria-label="What you saved">
      <div className="cards" data-few={saved.length <= FEW || undefined}>
        {saved.map((each) =>
          each.kind === 'card' ? (
            <SavedCard key={each.card.id} sent={each.card} remove={() => remove(each.entry)} />
          ) : (
            <UnavailableCar key={each.entry.id} entry={each.entry} remove={remove} />
          ),
        )}
      </div>
      <CompareSaved saved={saved} />
    </section>
  )
}

const SMALL_COUNTS = ['No', 'One', 'Two', 'Three', 'Four']

const countVehicles = (count: number) =>
  `${SMALL_COUNTS[count] ?? formatCount(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`

/** Up to so many are compared. */
const MOST_COMPARED = 4

function CompareSaved({ saved }: { saved: readonly SavedCar[] }) {
  const here = saved.flatMap((each) => (each.kind === 'card' && !each.card.similar ? [each.card.slug] : []))
  if (here.length < 2) return null
  return (
    <p className="saved__acts">
      <LinkButton href={comparePath(here.slice(0, MOST_COMPARED))}>
        {here.length > MOST_COMPARED
          ? 'Compare the latest four'
          : `Compare these ${SMALL_COUNTS[here.length]?.toLowerCase()}`}
      </LinkButton>
    </p>
  )
}

function SavedCard({ sent, remove }: { sent: SavedCardModel; remove: () => void }) {
  const card = useLiveCard(useMemo(() => plainCard(sent), [sent]))
  // What it fell by was worked out with the price that was sent.
  const fell = card.price === sent.price ? sent.fell : undefined
  return (
    <div className="saved__item">
      <CarCard card={card} level={2} />
      {fell ? <FellNote fell={fell} /> : null}
      {/* A sold car has no heart any more to take it out by (VAR-31). */}
      {card.make === undefined ? (
        <button type="button" className="save" aria-label={`Remove ${card.name}`} onClick={remove}>
          <Icon name="x" />
        </button>
      ) : null}
    </div>
  )
}

/** Without what only this list adds, so that a live change is one of the card itself. */
const plainCard = ({ fell, place, ...card }: SavedCardModel): CarCardModel => card

/** A saved car that is no longer in the stock, with a button to remove it. */
function UnavailableCar({ entry, remove }: { entry: GarageEntry; remove: (entry: GarageEntry) => void }) {
  return (
    <article className="card card--stored">
      <h2 className="card__name">{entry.name}</h2>
      <p className="muted">No longer in stock.</p>
      <Button look="line" size="small" onClick={() => remove(entry)}>
        Remove<span className="vh"> {entry.name}</span>
      </Button>
    </article>
  )
}
