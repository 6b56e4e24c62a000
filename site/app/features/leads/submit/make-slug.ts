/** A make as the location dropdown compares it: 'Land Rover' → 'land-rover' (LEAD-34). */
export function makeSlug(make: string): string {
  return make.trim().toLowerCase().replaceAll(' ', '-')
}
