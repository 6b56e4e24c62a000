import type { Location, LocationType, SpecialDay } from './location.query.ts'

/** What opening depends on: the hours of one department, which `locationType` names. */
export type Hours = Pick<Location, 'openingHours' | 'specialHours' | 'locationType'>

/** What staff and shoppers call the departments. */
export const DEPARTMENT_NAMES: Readonly<Record<LocationType, string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'car-buying': 'Car buying',
}

/** Is a place for this, or for this as well (LOC-29)? */
export function isPlaceFor(
  { locationType, locationSubtype }: Pick<Location, 'locationType' | 'locationSubtype'>,
  kind: LocationType,
): boolean {
  return locationType === kind || (kind === 'car-buying' && locationSubtype.includes('buying'))
}

/** Does a special day change the hours of this department? One that names none is for all of them. */
export function isForDepartment(
  { departments }: Pick<SpecialDay, 'departments'>,
  name: LocationType,
): boolean {
  return departments.length === 0 || departments.includes(name)
}

/** The special days of a department; one that names it counts before one of the same date for all of them. */
export function listSpecialDays({
  specialHours,
  locationType,
}: Pick<Hours, 'specialHours' | 'locationType'>): SpecialDay[] {
  const own = specialHours.filter((day) => isForDepartment(day, locationType))
  const named = new Set(own.filter(({ departments }) => departments.length > 0).map(({ date }) => date))
  return own.filter(({ date, departments }) => departments.length > 0 || !named.has(date))
}

/** A department with the number it is called on. */
export type Department = Hours & { phone: string }

/** The hours of a location's department; the location's own where it has none of that kind. */
export function departmentHours(place: Parameters<typeof listDepartments>[0], kind: LocationType): Hours {
  return listDepartments(place).find(({ locationType }) => locationType === kind) ?? place
}

/** Every department at a location (LOC-11): what it is for itself, then the others in their order. */
export function listDepartments(
  place: Pick<Location, 'openingHours' | 'specialHours' | 'locationType' | 'departments' | 'phone'>,
): Department[] {
  const { openingHours, specialHours, locationType, departments, phone } = place
  const others = departments
    .filter(
      ({ department }, at) =>
        department !== locationType && departments.findIndex((one) => one.department === department) === at,
    )
    .map((one) => ({
      locationType: one.department,
      openingHours: one.openingHours,
      specialHours,
      phone: one.phone || phone,
    }))
  return [{ locationType, openingHours, specialHours, phone }, ...others]
}
