import type { Car } from '@forecourt/schemas/contract'
import { dateAt } from '@forecourt/schemas/contract/pure'
import type { DealerContext } from '#app/context.ts'
import { effectivePriceCents } from '#app/domain/money/effective-price.ts'
import { isAvailable } from '#app/domain/stock/availability.ts'
import { certifiedTypeName } from '#app/domain/vocabulary/car-types.ts'
import type { CarCardModel } from '#app/parts/car/card/card-model.ts'
import { formatKm } from '#app/parts/car/facts/card-facts.ts'
import { latestCards } from '#app/parts/car/latest-cars.server.ts'
import { findListedCar } from '#app/parts/car/listed-car.server.ts'
import { carCard } from '#app/parts/car/present-car.server.ts'
import { showsPrice } from '#app/parts/car/present-price.server.ts'
import { compareSlugs } from '#app/parts/car/saved/compare-cars.ts'
import { vehicleLeads } from '#app/parts/lead/vehicle-leads.server.ts'
import { comparePath, searchPath } from '#app/paths.ts'
import type { BestValue, CompareGroup, CompareModel, CompareRow } from './compare-model.ts'
import { compareRow, equipmentGroups, findBest, NOTES, signatureRows, specRows } from './compare-rows.ts'

/**
 * Up to four of this dealer's cars side by side (OPEN-59). An unknown slug and one of another dealer count alike as
 * missing.
 * @throws 404 where the dealer has no garage
 */
export async function getCompare(dealer: DealerContext, params: URLSearchParams): Promise<CompareModel> {
  const { tenant } = dealer.bundle
  if (!tenant.flags.garage) throw new Response('No such page', { status: 404 })
  const { slugs, tooMany } = compareSlugs(params.getAll('cars'))
  const onlyDifferences = params.get('differences') === '1'
  const found = await Promise.all(slugs.map((slug) => findListedCar(dealer, slug)))
  const cars = found.flatMap(({ car }) => car ?? [])
  const compared = cars.map((car) => ({ car, card: carCard(car, dealer) }))
  const groups = cars.length === 0 ? [] : buildGroups(compared, dealer)
  const rows = groups.flatMap((group) => group.rows)
  const existing = cars.map(({ slug }) => slug)
  const beside = readBeside(params, cars.length)
  return {
    meta: buildMeta(dealer, slugs, onlyDifferences),
    cars: compared.map(({ car, card }) => ({
      card,
      enquire: vehicleLeads(car, tenant).enquire ?? null,
      without: comparePath(
        existing.filter((slug) => slug !== car.slug),
        { onlyDifferences },
      ),
    })),
    groups: onlyDifferences ? differing(groups) : groups,
    bestPrice: lowestPrice(cars, dealer),
    missing: slugs.length - cars.length,
    tooMany,
    counts: { all: rows.length, differing: rows.filter(({ same }) => !same).length },
    onlyDifferences,
    hrefs: {
      all: comparePath(existing, { beside }),
      differences: comparePath(existing, { onlyDifferences: true, beside }),
    },
    beside,
    turns: buildTurns(existing, { onlyDifferences, beside }),
    stockHref: searchPath(),
    latest: cars.length === 0 ? await latestCards(dealer) : [],
  }
}

function buildMeta(
  { bundle: { tenant }, origin }: DealerContext,
  slugs: readonly string[],
  onlyDifferences: boolean,
) {
  return {
    title: 'Compare',
    description: `Vehicles at ${tenant.name}, side by side.`,
    siteName: tenant.name,
    origin,
    path: comparePath(slugs, { onlyDifferences }),
  }
}

/** The place of the car beside the first: `with=3`; the second where that is no place of another car. */
function readBeside(params: URLSearchParams, cars: number): number {
  const asked = Number(params.get('with'))
  return Number.isInteger(asked) && asked > 2 && asked <= cars ? asked : 2
}

function buildTurns(
  slugs: readonly string[],
  { onlyDifferences, beside }: { onlyDifferences: boolean; beside: number },
): CompareModel['turns'] {
  if (slugs.length < 3) return null
  const turnTo = (place: number) => comparePath(slugs, { onlyDifferences, beside: place })
  return {
    previous: turnTo(beside === 2 ? slugs.length : beside - 1),
    next: turnTo(beside === slugs.length ? 2 : beside + 1),
  }
}

/** Prices that include different charges, and what a subscription costs, are not compared. */
function lowestPrice(cars: readonly Car[], dealer: DealerContext): BestValue | null {
  if (new Set(cars.map(({ priceType }) => priceType)).size > 1) return null
  const prices = cars.map((car) =>
    isAvailable(car) && showsPrice(car, dealer) ? effectivePriceCents(car) : null,
  )
  return findBest(prices, 'Lowest')
}

const differing = (groups: readonly CompareGroup[]) =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ same }) => !same) }))
    .filter(({ rows }) => rows.length > 0)

function buildGroups(
  compared: readonly { car: Car; card: CarCardModel }[],
  dealer: DealerContext,
): CompareGroup[] {
  const cars = compared.map(({ car }) => car)
  const cards = compared.map(({ card }) => card)
  const { tenant } = dealer.bundle
  const options = {
    unregisteredText: tenant.flags.unregisteredText,
    today: dateAt(dealer.now, tenant.timeZone),
  }
  const signature = signatureRows(cards)
  const isFigure = ({ label }: CompareRow) => label !== NOTES
  const groups = [
    {
      title: 'At a glance',
      rows: [
        ...signature.filter(isFigure),
        ...glance(cars, tenant.texts.usedKeyword),
        ...signature.filter((row) => !isFigure(row)),
      ],
    },
    ...specRows(cars, options),
    ...equipmentGroups(cars),
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

function glance(cars: readonly Car[], used: string) {
  const rows = [
    kilometresRow(cars),
    compareRow(
      'Year',
      cars.map(({ year }) => (year === null ? '' : String(year))),
    ),
    compareRow(
      'Condition',
      cars.map((car) => certifiedTypeName(car, used)),
    ),
    compareRow(
      'Location',
      cars.map(({ locationName }) => locationName),
    ),
  ]
  return rows.filter(({ values }) => values.some(Boolean))
}

function kilometresRow(cars: readonly Car[]): CompareRow {
  const kms = cars.map(({ km }) => km)
  const best = findBest(kms, 'Fewest')
  return {
    ...compareRow(
      'Kilometres',
      kms.map((km) => (km === null ? '' : formatKm(km))),
    ),
    ...(best ? { best } : {}),
  }
}
