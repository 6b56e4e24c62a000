/**
 * The city a page announces its car to be in: its own, where that is not the dealer's primary one (VDP-34, VDP-35).
 * @returns null where both are the same, or one of them is not known
 */
export function announcedCity(carCity: string, primaryCity: string): string | null {
  const [city, primary] = [carCity.trim(), primaryCity.trim()]
  if (city === '' || primary === '') return null
  return city.toLowerCase() === primary.toLowerCase() ? null : city
}
